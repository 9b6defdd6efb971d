"""Writes an icon of Windows from the same picture in several sizes.

usage: write_icon.py OUT.ico PICTURE.png...

The container is a table of entries, each 16 bytes, and after it the PNG files as they are: Windows Vista and later read
them in every size.
"""
import pathlib
import struct
import sys

PNG_HEAD = b"\x89PNG\r\n\x1a\n"
LARGEST = 256  # pixels; the table says 0 for it


def side_of(png):
    width, height = struct.unpack(">II", png[16:24])
    if not png.startswith(PNG_HEAD) or width != height or not 0 < width <= LARGEST:
        raise ValueError("not a square PNG of at most %d pixels" % LARGEST)
    return width


def icon(pngs):
    head = struct.pack("<HHH", 0, 1, len(pngs))
    offset = len(head) + 16 * len(pngs)
    for png in pngs:
        side = side_of(png) % LARGEST
        # Width, height, colours of a palette, reserved, planes, bits a pixel, size and place of the file.
        head += struct.pack("<BBBBHHII", side, side, 0, 0, 1, 32, len(png), offset)
        offset += len(png)
    return head + b"".join(pngs)


def main(out, *pictures):
    pathlib.Path(out).write_bytes(icon([pathlib.Path(picture).read_bytes() for picture in pictures]))


if __name__ == "__main__":
    main(*sys.argv[1:])
