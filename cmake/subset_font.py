"""Reduces a font to a set of characters.

usage: subset_font.py SOURCE FAMILY CHARACTERS OUTPUT

Quotes, apostrophes and the ellipsis, which are as wide as a Chinese character, get narrow glyphs for Latin words as well,
at code points of their own (src/engine/render/fonts.cpp). Of a collection the face of that family is taken: its number differs between versions, its name does not. The
features kept are kerning and the composition of marks; tables for vertical setting go. The reduced font gets names of its own:
the licence of a font may reserve its names for the original.
"""
import pathlib
import sys

from fontTools import subset, ttLib

# The same as in src/engine/render/fonts.cpp: U+2019 becomes U+E019.
LATIN_FORMS = {code: code - 0x2000 + 0xE000 for code in map(ord, "‘’“”…")}
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


def single_substitutions(font, feature):
    """The glyphs that a feature replaces one by one."""
    found = {}
    table = font["GSUB"].table if "GSUB" in font else None
    records = table.FeatureList.FeatureRecord if table else []
    for record in records:
        for number in record.Feature.LookupListIndex if record.FeatureTag == feature else []:
            for part in table.LookupList.Lookup[number].SubTable:
                found.update(getattr(getattr(part, "ExtSubTable", part), "mapping", {}))
    return found


def add_latin_forms(font):
    """A font without proportional forms has narrow glyphs already."""
    narrow = single_substitutions(font, "pwid")
    for table in font["cmap"].tables:
        if not table.isUnicode() or table.format == 14:
            continue
        for code, latin in LATIN_FORMS.items():
            if code in table.cmap:
                table.cmap[latin] = narrow.get(table.cmap[code], table.cmap[code])


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
    add_latin_forms(font)
    cutter = subset.Subsetter(chosen)
    cutter.populate(unicodes=[*map(ord, wanted), *LATIN_FORMS.values()])
    cutter.subset(font)
    rename(font, "Quintet " + pathlib.Path(output).stem.capitalize())
    subset.save_font(font, output, chosen)


if __name__ == "__main__":
    main(*sys.argv[1:])
