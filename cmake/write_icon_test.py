"""Tests of what the programs for Windows have inside: write_icon.py, and the manifest."""
import pathlib
import struct
import unittest
import xml.etree.ElementTree
import zlib

import write_icon

DESKTOP = pathlib.Path(__file__).parent.parent / "assets" / "desktop"


def png(width, height):
    def chunk(kind, content):
        return struct.pack(">I", len(content)) + kind + content + struct.pack(">I", zlib.crc32(kind + content))

    rows = (b"\0" + b"\x40\x80\xc0\xff" * width) * height
    return (write_icon.PNG_HEAD + chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 6, 0, 0, 0)) +
            chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b""))


class Icon(unittest.TestCase):
    def test_holds_every_picture_at_the_place_that_its_entry_names(self):
        pictures = [png(side, side) for side in (16, 48, 256)]
        icon = write_icon.icon(pictures)
        self.assertEqual(struct.unpack("<HHH", icon[:6]), (0, 1, 3))
        for number, side in enumerate((16, 48, 0)):  # 0 stands for 256
            entry = struct.unpack_from("<BBBBHHII", icon, 6 + 16 * number)
            self.assertEqual(entry[:6], (side, side, 0, 0, 1, 32))
            size, place = entry[6:]
            self.assertEqual(icon[place:place + size], pictures[number])
        self.assertEqual(len(icon), 6 + 3 * 16 + sum(map(len, pictures)))

    def test_refuses_what_windows_cannot_show(self):
        for picture in (png(16, 24), png(512, 512), b"GIF89a" + bytes(30)):
            with self.assertRaises(ValueError):
                write_icon.icon([picture])


class Manifest(unittest.TestCase):
    def test_says_what_the_program_relies_on(self):
        tree = xml.etree.ElementTree.parse(DESKTOP / "windows.manifest")
        settings = {element.tag.split("}")[1]: element.text for element in tree.iter() if element.text}
        self.assertEqual(settings["activeCodePage"], "UTF-8")
        self.assertEqual(settings["longPathAware"], "true")
        self.assertTrue(settings["dpiAwareness"].startswith("PerMonitorV2"))


if __name__ == "__main__":
    unittest.main()
