"""Tests that catalogues.py finds the faults of a catalogue."""
import unittest

import catalogues
import po_file

SOURCES = po_file.read('''
msgid ""
msgstr ""

msgid "Undo"
msgstr ""

msgctxt "go"
msgid "Pass"
msgstr ""

msgid "{count} move"
msgid_plural "{count} moves"
msgstr[0] ""
msgstr[1] ""
''')

CATALOGUE = '''
msgid ""
msgstr "Language: zh_CN\\n"

msgid "Undo"
msgstr "悔棋"

msgctxt "go"
msgid "Pass"
msgstr ""
"停一"
"手"

msgid "{count} move"
msgid_plural "{count} moves"
msgstr[0] "{count} 步"
'''


def faults_after(old, new):
    assert old in CATALOGUE
    return list(catalogues.faults(SOURCES, po_file.read(CATALOGUE.replace(old, new))))


class CatalogueFaults(unittest.TestCase):
    def test_a_complete_catalogue_has_none(self):
        self.assertEqual(faults_after("Undo", "Undo"), [])

    def test_continued_lines_are_joined(self):
        self.assertIn(["停一手"], [message["msgstr"] for message in po_file.read(CATALOGUE)])

    def test_a_missing_message_is_found(self):
        self.assertIn("'Undo' is missing", faults_after('msgid "Undo"', 'msgid "Redo"'))

    def test_another_context_is_another_message(self):
        self.assertIn("go: 'Pass' is missing", faults_after('msgctxt "go"\n', ""))

    def test_an_empty_translation_is_found(self):
        self.assertEqual(faults_after("悔棋", ""), ["'Undo' is not translated"])

    def test_a_fuzzy_translation_is_found(self):
        self.assertEqual(faults_after('msgid "Undo"', '#, fuzzy\nmsgid "Undo"'), ["'Undo' is marked fuzzy"])

    def test_a_lost_place_is_found(self):
        self.assertEqual(len(faults_after("{count} 步", "步")), 1)

    def test_an_invented_place_is_found(self):
        self.assertEqual(len(faults_after("悔棋", "{count} 悔棋")), 1)

    def test_typewriter_marks_are_found(self):
        for text in ("it's", 'the \\"end\\"', "Reading...", "50 %"):
            self.assertEqual(len(faults_after("停一", text)), 1, text)
        self.assertEqual(faults_after("停一", "it’s “50%”…"), [])


class CharactersOfSources(unittest.TestCase):
    def test_a_space_before_a_percent_sign_is_found(self):
        source = 'text(n) + " %"; a("75 %"); b("{n}%"); c("of %s")  // "3 %"'
        self.assertEqual(catalogues.loose_percents(source), [" %", "75 %"])

    def test_a_character_of_a_text_that_no_font_has_is_found(self):
        self.assertEqual(catalogues.strange_characters('a("1 – 2");', set("12 ")), ["–"])

    def test_comments_are_not_texts(self):
        self.assertEqual(catalogues.strange_characters('a("1");  // "– 2"', set("1")), [])


if __name__ == "__main__":
    unittest.main()
