"""Compares two PNG pictures of 8 bits a colour, without interlacing.

usage: compare_pictures.py MOST ONE OTHER: exit status 0 if they have the same size and no colour differs by more than MOST.
"""
import pathlib
import struct
import sys
import zlib


def unfiltered(kind, line, above, step):
    """A row of pixels as it was before it was filtered (the PNG specification, 9.2)."""
    for at in range(len(line)):
        left = line[at - step] if at >= step else 0
        up = above[at]
        corner = above[at - step] if at >= step else 0
        if kind == 1:
            guess = left
        elif kind == 2:
            guess = up
        elif kind == 3:
            guess = (left + up) // 2
        elif kind == 4:
            guess = min((left, up, corner), key=lambda near: abs(left + up - corner - near))
        else:
            return line
        line[at] = (line[at] + guess) & 255
    return line


def pixels(file):
    content = pathlib.Path(file).read_bytes()
    at, packed = 8, b""
    while at < len(content):
        length, kind = struct.unpack(">I4s", content[at:at + 8])
        chunk = content[at + 8:at + 8 + length]
        if kind == b"IHDR":
            width, height, depth, colours, _, _, interlaced = struct.unpack(">IIBBBBB", chunk)
        elif kind == b"IDAT":
            packed += chunk
        at += 12 + length
    step = {0: 1, 2: 3, 4: 2, 6: 4}.get(colours)
    if depth != 8 or interlaced or step is None:
        sys.exit("%s is of a kind that is not read here" % file)
    raw = zlib.decompress(packed)
    size = width * step
    rows = [bytearray(size)]
    for row in range(height):
        start = row * (size + 1)
        rows.append(unfiltered(raw[start], bytearray(raw[start + 1:start + 1 + size]), rows[-1], step))
    return (width, height, step), b"".join(rows[1:])


def main(most, one, other):
    (shape, first), (other_shape, second) = pixels(one), pixels(other)
    if shape != other_shape:
        sys.exit("%s and %s have different sizes" % (one, other))
    difference = max(abs(a - b) for a, b in zip(first, second))
    if difference > int(most):
        sys.exit("%s and %s differ by %d" % (one, other, difference))


if __name__ == "__main__":
    main(*sys.argv[1:])
