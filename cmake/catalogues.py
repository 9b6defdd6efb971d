"""Keeps the translations in sync with the sources.

usage: catalogues.py update|check FOLDER, where FOLDER is the root of the sources.

update merges the messages of the sources into each assets/lang/*.po. check fails when a message is not translated,
is marked fuzzy, or when a translation drops or adds a {placeholder}; when a text has typewriter quotes, three dots or a
space before a percent sign; and when a text in the sources has a character that the fonts will lack.
"""
import pathlib
import re
import subprocess
import sys
import tempfile

import collect_characters
import po_file

KEYWORDS = ["tr:1,1t", "tr:1c,2,2t", "trn:1,2,3t", "msgid:1,1t", "msgid:1c,2,2t"]
LAYERS = ["src/engine", "src/ui", "src/games", "src/app"]
COMMENT = re.compile(r"//.*")
LITERAL = re.compile(r'"((?:[^"\\]|\\.)*)"')
UTF32 = re.compile(r'\bU"(?:[^"\\]|\\.)*"')  # characters to be compared, not shown
PLACE = re.compile(r"\{(\w+)\}")
# What a text must not have, and what it is called.
UNTYPOGRAPHIC = {re.compile(r"['\"]"): "a typewriter quote instead of ’ or “”", re.compile(r"\.\.\."): "three dots instead of …",
                 re.compile(r"[\d}] %|^ %$"): "a space before %"}
# The core does not mark messages for translation, so those in its tables are found by their field names.
TABLES = {"src/core/link/journey.cpp": re.compile(r'\.(?:title|effect) =\s*("(?:[^"\\]|\\.)*")'),
          "src/core/link/daily.cpp": re.compile(r'\.title = ("(?:[^"\\]|\\.)*")'),
          "assets/layouts/*.layout": re.compile(r"^name (.+)$", re.MULTILINE)}


def messages_of_tables(root):
    """The messages of the tables, as a source that xgettext reads."""
    for pattern, message in TABLES.items():
        for file in sorted(root.glob(pattern)):
            for found in message.findall(file.read_text(encoding="utf-8")):
                quoted = found if found.startswith('"') else '"%s"' % found
                yield "msgid(%s);\n" % quoted


def template(root):
    """The messages of the sources, as the text of a .pot file."""
    sources = sorted(str(file.relative_to(root)) for layer in LAYERS for file in (root / layer).rglob("*.[ch]pp"))
    with tempfile.NamedTemporaryFile("w", suffix=".txt") as names, \
            tempfile.NamedTemporaryFile("w", suffix=".cpp", encoding="utf-8") as tables:
        tables.writelines(messages_of_tables(root))
        tables.flush()
        names.write("\n".join(sources + [tables.name]))
        names.flush()
        command = ["xgettext", "--from-code=UTF-8", "--language=C++", "--sort-by-file", "--no-location",
                   "--add-comments=Translators", "--package-name=quintet", "--keyword",
                   "--files-from=" + names.name, "--directory=" + str(root), "--output=-"]
        command += ["--keyword=" + keyword for keyword in KEYWORDS]
        text = subprocess.run(command, check=True, capture_output=True, encoding="utf-8").stdout
    return text.replace("charset=CHARSET", "charset=UTF-8")


def key(message):
    return message.get("msgctxt"), message["msgid"]


def name(message):
    return (message["msgctxt"] + ": " if "msgctxt" in message else "") + repr(message["msgid"])


def typography(text):
    """What is wrong with the marks of a text."""
    return [fault for pattern, fault in UNTYPOGRAPHIC.items() if pattern.search(text)]


def faults(wanted, catalogue):
    """What a translator has to mend, a line each."""
    known = {key(message): message for message in catalogue}
    for message in wanted:
        if message["msgid"] == "":
            continue
        found = known.get(key(message))
        if found is None:
            yield name(message) + " is missing"
        elif ("msgid_plural" in message) != ("msgid_plural" in found):
            yield name(message) + " has a plural on one side only"
    for message in catalogue:
        if message["msgid"] == "":
            continue
        if message["fuzzy"]:
            yield name(message) + " is marked fuzzy"
        if not message["msgstr"] or not all(message["msgstr"]):
            yield name(message) + " is not translated"
        for text in (message["msgid"], message.get("msgid_plural", ""), *message["msgstr"]):
            for fault in typography(text):
                yield "%s has %s" % (name(message), fault)
        places = set(PLACE.findall(message["msgid"] + message.get("msgid_plural", "")))
        for form in filter(None, message["msgstr"]):
            if set(PLACE.findall(form)) != places:
                yield name(message) + " has other places in its translation"


def strange_characters(source, known):
    """The characters in the string literals of a source that are not among the known ones."""
    texts = LITERAL.findall(UTF32.sub("", COMMENT.sub("", source)))
    return sorted(set("".join(texts)) - known)


def loose_percents(source):
    """The string literals of a source that put a space before a percent sign."""
    space = re.compile(r"(?:^|[\d}]) %")
    return [text for text in LITERAL.findall(COMMENT.sub("", source)) if space.search(text)]


def characters_of_fonts(root):
    files = [root / "assets/lang/extra-characters.txt", *(root / "assets/lang").glob("*.po")]
    return set(map(chr, range(0x20, 0x7F))).union(*map(collect_characters.characters, files))


def update(root):
    with tempfile.NamedTemporaryFile("w", suffix=".pot", encoding="utf-8") as pot:
        pot.write(template(root))
        pot.flush()
        for catalogue in sorted((root / "assets/lang").glob("*.po")):
            subprocess.run(["msgmerge", "--update", "--backup=none", "--no-fuzzy-matching", "--no-wrap",
                            str(catalogue), pot.name], check=True)


def check(root):
    wanted = po_file.read(template(root))
    found = 0
    for catalogue in sorted((root / "assets/lang").glob("*.po")):
        for fault in faults(wanted, po_file.read(catalogue.read_text(encoding="utf-8"))):
            print("%s: %s" % (catalogue.relative_to(root), fault))
            found += 1
    known = characters_of_fonts(root)
    for layer in LAYERS:
        for file in sorted((root / layer).rglob("*.cpp")):
            source = file.read_text(encoding="utf-8")
            for text in loose_percents(source):
                print('%s: "%s" has a space before %%' % (file.relative_to(root), text))
                found += 1
            for character in strange_characters(source, known):
                print("%s: the fonts lack %s (U+%04X); assets/lang/extra-characters.txt lists such characters"
                      % (file.relative_to(root), character, ord(character)))
                found += 1
    return 1 if found else 0


if __name__ == "__main__":
    if len(sys.argv) != 3 or sys.argv[1] not in ("update", "check"):
        sys.exit(__doc__)
    sys.exit({"update": update, "check": check}[sys.argv[1]](pathlib.Path(sys.argv[2]).resolve()))
