"""Collects the characters that the fonts must have.

usage: collect_characters.py OUTPUT FILE...

From a catalogue it takes messages and translations, from other files everything. ASCII is always included.
"""
import pathlib
import sys

import po_file


def characters(file):
    text = file.read_text(encoding="utf-8")
    if file.suffix != ".po":
        return set(text)
    found = set()
    for message in po_file.read(text):
        if message["msgid"]:
            found.update(message["msgid"], message.get("msgid_plural", ""), *message["msgstr"])
    return found


def main(output, *files):
    wanted = set(map(chr, range(0x20, 0x7F))).union(*(characters(pathlib.Path(file)) for file in files))
    text = "".join(sorted(character for character in wanted if character >= " "))
    output = pathlib.Path(output)
    output.parent.mkdir(parents=True, exist_ok=True)
    if not output.exists() or output.read_text(encoding="utf-8") != text:
        output.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
