"""Collects the characters that the fonts must have.

usage: collect_characters.py [--common] OUTPUT FILE...

From a catalogue it takes messages and translations, from other files everything. ASCII is always included; with --common also
what players and files write: the 3,755 common characters of GB 2312, kana and Latin letters with marks.
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


def common():
    """Level 1 of GB 2312, rows 16 to 55, in the encoding EUC-CN; hiragana and katakana; Latin-1."""
    found = set(map(chr, [*range(0x3041, 0x3097), *range(0x30A1, 0x30FB), *range(0xC0, 0x100)]))
    for row in range(0xB0, 0xD8):
        for cell in range(0xA1, 0xFF):
            found.update(bytes([row, cell]).decode("gb2312", "ignore"))
    return found


def main(*arguments):
    with_common = arguments[0] == "--common"
    output, *files = arguments[1:] if with_common else arguments
    wanted = set(map(chr, range(0x20, 0x7F))).union(*(characters(pathlib.Path(file)) for file in files))
    if with_common:
        wanted |= common()
    text = "".join(sorted(character for character in wanted if character >= " "))
    output = pathlib.Path(output)
    output.parent.mkdir(parents=True, exist_ok=True)
    if not output.exists() or output.read_text(encoding="utf-8") != text:
        output.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
