"""Puts the sources of one target into batches that are compiled as one file each.

usage: unity_batches.py ROOT KEPT SIZE FILE...

Writes a line `file<TAB>batch` for each FILE that shares its batch with another, and the batches into KEPT as well.
ROOT holds src/ and tests/, SIZE is the number of files in a full batch.

Two files stay apart where being one file could change their meaning:
- a name that one of them declares in an unnamed namespace, or takes over by a using-declaration, is used by the other,
  or by a header that only the other includes;
- they stand under different `using namespace`, or one of them under a `using enum` without the other.
KEPT is read first: a file stays in the batch it was in, as long as it may, so that an edit never moves many files.
"""
import pathlib
import re
import sys

# Comments and literals, which contain no code. Raw strings come first, because they may contain the others.
IGNORED = re.compile(r'R"(\w*)\(.*?\)\1"|//[^\n]*|/\*.*?\*/|"(?:\\.|[^"\\\n])*"|\'(?:\\.|[^\'\\\n])+\'', re.S)
SEPARATOR = re.compile(r"(?<=\d)'(?=\d)")
INCLUDE = re.compile(r'^#include "([^"]+)"', re.M)
DIRECTIVE = re.compile(r"^\s*using namespace ([\w:]+);", re.M)
ENUMERATION = re.compile(r"^using enum ([\w:]+);", re.M)
BORROWED = re.compile(r"^using ((?:\w+::)+(\w+));", re.M)
# Directives without collisions: literal suffixes, and the namespace ui, which every game may use.
HARMLESS = re.compile(r"ui$|std::.*literals$")
# A name, and the operator before it if it is a member or qualified.
WORD = re.compile(r"(\.|->|::)?\s*\b([A-Za-z_]\w*)(\s*[(<])?")
UNNAMED = re.compile(r"\bnamespace\s*\{")
TEST = re.compile(r"^(TEST\w*|INSTANTIATE\w+)\s*\(")
CONSTANT = re.compile("k[A-Z]")
ENUMERATORS = re.compile(r"\benum\s+\w*\s*(?::[^{]*)?\{([^}]*)\}")


def declarations(text, at):
    """The heads of the declarations in the namespace whose body starts at `at`: what stands before their braces."""
    depth, head = 0, []
    for position in range(at, len(text)):
        sign = text[position]
        if sign == "{":
            if depth == 0:
                yield "".join(head).strip()
                head = ["\0"]
            depth += 1
        elif sign == "}":
            depth -= 1
            if depth < 0:
                return
        elif depth == 0 and sign == ";":
            yield "".join(head).strip()
            head = []
        elif depth == 0:
            # The next declaration follows the braces of a function, a semicolon those of a variable.
            if head[:1] == ["\0"] and not sign.isspace():
                head = []
            head.append(sign)


def names_of(head):
    """The names that a declaration with this head declares."""
    if head.startswith(("\0", "#")) or TEST.match(head) or head.startswith("using ") and "=" not in head:
        return
    head = re.sub(r"\[\[.*?\]\]", "", head)
    head = re.sub(r"\b(alignas|decltype|requires|noexcept)\s*\([^()]*\)", "", head)
    while True:  # arguments of templates, innermost first
        shorter = re.sub(r"<[^<>]*>", " ", head)
        if shorter == head:
            break
        head = shorter
    # Several variables in one declaration.
    yield from re.findall(r",\s*([A-Za-z_]\w*)\s*(?=[=\[,]|$)", head)
    head = re.split(r"[(=\[]|(?<!:):(?!:)", head)[0]
    words = [word for word in re.findall(r"[A-Za-z_]\w*", head) if word not in ("final", "override", "const")]
    if words and "operator" not in words:
        yield words[-1]


class Facts:
    """What matters of one file."""

    def __init__(self, path):
        text = path.read_text()
        self.includes = INCLUDE.findall(text)
        text = SEPARATOR.sub("", text)
        text = IGNORED.sub(lambda found: " " if found[0].startswith("/") else '""', text)
        self.directives = {name for name in DIRECTIVE.findall(text) if not HARMLESS.match(name)}
        self.enumerations = set(ENUMERATION.findall(text))
        self.borrowed = set(BORROWED.findall(text))  # full name, name
        words = [(word, call) for mark, word, call in WORD.findall(text) if not mark]
        self.words = {word for word, _ in words}
        self.calls = {word for word, call in words if call}
        self.declared = set()
        if path.suffix == ".cpp":
            for match in UNNAMED.finditer(text):
                for head in declarations(text, match.end()):
                    self.declared.update(names_of(head))
            for found in ENUMERATORS.findall(text):
                self.declared.update(re.findall(r"\b([A-Za-z_]\w*)\s*(?:=[^,]*)?(?:,|$)", found.strip()))


class Files:
    def __init__(self, root):
        self.folders = (root / "src", root / "tests")
        self.facts, self.reached = {}, {}

    def of(self, path):
        if path not in self.facts:
            self.facts[path] = Facts(path)
        return self.facts[path]

    def headers(self, path):
        """All headers of ours that this file includes, directly or through others."""
        if path not in self.reached:
            found, waiting = set(), [path]
            while waiting:
                for name in self.of(waiting.pop()).includes:
                    for header in (folder / name for folder in self.folders):
                        if header not in found and header.is_file():
                            found.add(header)
                            waiting.append(header)
            self.reached[path] = found
        return self.reached[path]

    def disturbs(self, one, other):
        """Whether a name that `one` declares for itself means something in `other`."""
        mine = self.of(one)
        if not mine.declared.isdisjoint(self.of(other).declared):
            return True
        # A function collides only if its name is called: a variable may have the same name.
        functions = {name for name in mine.declared & mine.calls if name[0].islower() and not CONSTANT.match(name)}
        rest = mine.declared - functions | {name for _, name in mine.borrowed - self.of(other).borrowed}
        files = [other, *(self.headers(other) - self.headers(one))]
        return any(not rest.isdisjoint(self.of(file).words) or not functions.isdisjoint(self.of(file).calls)
                   for file in files)

    def may_share(self, one, other):
        directives, others = self.of(one).directives, self.of(other).directives
        return ((not directives or not others or directives == others) and
                self.of(one).enumerations == self.of(other).enumerations and
                not self.disturbs(one, other) and not self.disturbs(other, one))


def batches_of(paths, files, size, kept):
    batches = {}

    def fits(path, batch):
        return len(batches[batch]) < size and all(files.may_share(path, other) for other in batches[batch])

    moving = []
    for path in paths:
        batch = kept.get(path)
        if batch is not None and (batch not in batches or fits(path, batch)):
            batches.setdefault(batch, []).append(path)
        else:
            moving.append(path)
    for path in moving:
        batch = next((batch for batch in sorted(batches) if fits(path, batch)), None)
        if batch is None:
            batch = next(number for number in range(len(paths) + 1) if number not in batches)
        batches.setdefault(batch, []).append(path)
    return batches


def read_kept(file):
    if not file.exists():
        return {}
    lines = (line.rsplit("\t", 1) for line in file.read_text().splitlines())
    return {pathlib.Path(name): int(batch) for name, batch in lines}


def main(root, kept_file, size, *names):
    kept_file = pathlib.Path(kept_file)
    paths = [pathlib.Path(name) for name in names]
    batches = batches_of(paths, Files(pathlib.Path(root)), int(size), read_kept(kept_file))
    kept_file.write_text("".join("%s\t%d\n" % (path, batch) for batch in sorted(batches) for path in batches[batch]))
    for batch in sorted(batches):
        if len(batches[batch]) > 1:
            for path in batches[batch]:
                print("%s\t%d" % (path, batch))


if __name__ == "__main__":
    main(*sys.argv[1:])
