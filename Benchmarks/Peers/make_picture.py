"""Generates the scene's picture: a gradient with noise, the same on every run."""

import os
import random
import struct
import zlib

import scene

WIDTH, HEIGHT = 600, 400


def chunk(name, data):
    return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))


noise = random.Random(7)
rows = bytearray()
for row in range(HEIGHT):
    rows.append(0)  # No filter.
    for column in range(WIDTH):
        x, y = column / (WIDTH - 1), row / (HEIGHT - 1)
        for level in (255 * x, 255 * y, 200 * (1 - x) + 40):
            rows.append(int(min(max(level + noise.gauss(0, 6), 0), 255)))
        rows.append(255)

os.makedirs(os.path.dirname(scene.PICTURE), exist_ok=True)
with open(scene.PICTURE, "wb") as file:
    file.write(b"\x89PNG\r\n\x1a\n")
    file.write(chunk(b"IHDR", struct.pack(">IIBBBBB", WIDTH, HEIGHT, 8, 6, 0, 0, 0)))
    file.write(chunk(b"IDAT", zlib.compress(bytes(rows))) + chunk(b"IEND", b""))
