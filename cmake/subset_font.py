"""Reduces a font to a set of characters.

usage: subset_font.py SOURCE FAMILY CHARACTERS OUTPUT

Of a collection the face of that family is taken: its number differs between versions, its name does not. The
features kept are kerning and the composition of marks; tables for vertical setting go. The reduced font gets names of its own:
the licence of a font may reserve its names for the original.
"""
import pathlib
import sys

from fontTools import subset, ttLib

FAMILY_NAMES = (16, 1)  # the typographic family where there is one, else the plain one


def face_number(source, family):
    if source.suffix != ".ttc":
        return 0
    with ttLib.TTCollection(str(source), lazy=True) as collection:
        for number, face in enumerate(collection.fonts):
            if family in (face["name"].getDebugName(name) for name in FAMILY_NAMES):
                return number
    sys.exit("%s has no face of the family %s" % (source, family))


def options(number):
    chosen = subset.Options()
    chosen.font_number = number
    chosen.layout_features = ["kern", "ccmp", "mark"]
    chosen.drop_tables += ["vhea", "vmtx", "VORG", "BASE", "STAT", "DSIG"]
    chosen.name_IDs = [0, 1, 2, 3, 4, 5, 6, 13, 14]  # the licence stays with the font
    chosen.notdef_outline = True
    return chosen


def rename(font, name):
    for record in font["name"].names:
        if record.nameID in (1, 3, 4):
            record.string = name
        elif record.nameID == 6:
            record.string = name.replace(" ", "")
    if "CFF " in font:
        table = font["CFF "].cff
        table.fontNames[0] = name.replace(" ", "")
        for key in ("FullName", "FamilyName"):
            if hasattr(table.topDictIndex[0], key):
                setattr(table.topDictIndex[0], key, name)


def main(source, family, characters, output):
    wanted = set(pathlib.Path(characters).read_text(encoding="utf-8"))
    chosen = options(face_number(pathlib.Path(source), family))
    font = subset.load_font(source, chosen)
    missing = sorted(wanted - set(map(chr, font.getBestCmap())))
    if missing:
        sys.exit("%s (%s) lacks: %s" % (source, family, " ".join(
            "%s U+%04X" % (character, ord(character)) for character in missing)))
    cutter = subset.Subsetter(chosen)
    cutter.populate(text="".join(wanted))
    cutter.subset(font)
    rename(font, "Quintet " + pathlib.Path(output).stem.capitalize())
    subset.save_font(font, output, chosen)


if __name__ == "__main__":
    main(*sys.argv[1:])
