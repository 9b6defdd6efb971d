"""Tests unity_batches.py: which sources may be compiled as one file."""
import pathlib
import tempfile
import unittest

import unity_batches


class Batches(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = pathlib.Path(folder.name)
        (self.root / "src").mkdir()

    def file(self, name, text):
        path = self.root / "src" / name
        path.write_text(text)
        return path

    def may_share(self, one, other):
        files = unity_batches.Files(self.root)
        return files.may_share(self.file("one.cpp", one), self.file("other.cpp", other))

    def test_files_without_names_of_their_own_share(self):
        self.assertTrue(self.may_share("int f() { return 1; }", "int g() { return 2; }"))

    def test_a_constant_in_both_keeps_them_apart(self):
        self.assertFalse(self.may_share("namespace {\nconstexpr int kA = 1, kRow = 2;\n}",
                                        "namespace {\nconstexpr int kRow = 3;\n}"))

    def test_a_type_that_the_other_uses_keeps_them_apart(self):
        self.assertFalse(self.may_share("namespace {\nstruct Row {};\n}", "Row first();"))

    def test_a_member_or_a_name_of_another_namespace_is_no_use(self):
        self.assertTrue(self.may_share("namespace {\nstruct Row {};\n}", "int n = a.Row + table::Row;"))

    def test_a_comment_or_a_text_is_no_use(self):
        self.assertTrue(self.may_share("namespace {\nstruct Row {};\n}", '// Row\nauto s = "Row"; auto n = 1\'000;'))

    def test_a_function_is_in_the_way_where_its_name_is_called(self):
        function = "namespace {\nint row(int n) { return n; }\n}"
        self.assertFalse(self.may_share(function, "int n = row(1);"))
        self.assertTrue(self.may_share(function, "int row = 1;"))

    def test_a_header_that_only_the_other_includes_counts(self):
        self.file("row.hpp", "struct Row {};")
        self.assertFalse(self.may_share("namespace {\nstruct Row {};\n}", '#include "row.hpp"\n'))

    def test_names_taken_over_keep_apart_unless_both_take_them(self):
        self.assertFalse(self.may_share("using link::Board;\n", "Board board;"))
        self.assertTrue(self.may_share("using link::Board;\n", "using link::Board;\nBoard board;"))

    def test_different_namespaces_in_use_keep_apart(self):
        self.assertFalse(self.may_share("using namespace link;\n", "using namespace gomoku;\n"))

    def test_an_enumeration_in_use_in_one_alone_keeps_them_apart(self):
        self.assertFalse(self.may_share("using enum Beat::What;\n", "struct Glide {};"))
        self.assertTrue(self.may_share("using enum Beat::What;\n", "using enum Beat::What;\n"))

    def test_a_file_stays_in_its_batch(self):
        paths = [self.file("%d.cpp" % number, "") for number in range(5)]
        first = unity_batches.batches_of(paths, unity_batches.Files(self.root), 2, {})
        kept = {path: batch for batch, members in first.items() for path in members}
        again = unity_batches.batches_of(paths[1:], unity_batches.Files(self.root), 2, kept)
        self.assertEqual(again, {0: paths[1:2], 1: paths[2:4], 2: paths[4:]})


if __name__ == "__main__":
    unittest.main()
