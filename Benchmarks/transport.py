"""Compares encodings for the frames of a preview: python3 Benchmarks/transport.py [ROOT]

For frames as they are scrubbed: the size of what has changed, the time to encode it, to send it over
the loopback interface, and to decode and paint it in Chromium. All are measured in the same run, in
turns. Needs numpy and Pillow; with isal, ISA-L is measured, which Flipbook compresses PNG files with.
"""

import base64
import http.server
import io
import json
import os
import random
import shutil
import statistics
import struct
import subprocess
import sys
import tempfile
import threading
import time
import zlib

import numpy
from PIL import Image

import preview

try:
    from isal import isal_zlib
except ImportError:
    isal_zlib = None

FRAMES, PHOTO_FRAMES, ROUNDS = 24, 6, 3

# The words of the frames, each as the difference from the one before.
CAPTURE = """(async (frames) => {
  const { connection } = preview;
  const base64 = (words) => new Promise((done) => {
    const reader = new FileReader();
    reader.onload = () => done(reader.result.split(',')[1] || '');
    reader.readAsDataURL(new Blob([words]));
  });
  const list = [];
  for (const [index, frame] of frames.entries()) {
    list.push(await new Promise((done) => connection.request(
      'frame', { frame, picture: 3, isNew: index === 0 },
      async (reply, words) => done([reply.changes, await base64(words)]))));
  }
  return list;
})(%s)"""

PAGE = """<!doctype html><canvas id=picture></canvas><script type=module>
import { expand } from './picture.js';
const canvas = document.querySelector('canvas');
const inflated = async (bytes) => new Uint8Array(await new Response(
  new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate'))).arrayBuffer());
let context, buffer = new Uint32Array(0);
const put = (pixels, width, height, x, y) => context.putImageData(
  new ImageData(new Uint8ClampedArray(pixels.buffer, pixels.byteOffset, 4 * width * height), width, height), x, y);
const paint = {
  raw(bytes, areas) {
    let start = bytes.byteOffset;
    for (const [x, y, width, height] of areas) {
      put(new Uint8Array(bytes.buffer, start, 4 * width * height), width, height, x, y);
      start += 4 * width * height;
    }
  },
  runs(bytes, areas) {
    const words = new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.length / 4);
    let start = 0;
    for (const [x, y, width, height, size] of areas) {
      const count = width * height;
      if (buffer.length < count) buffer = new Uint32Array(count);
      expand(words.subarray(start, start + size), width, buffer.subarray(0, count));
      start += size;
      put(buffer, width, height, x, y);
    }
  },
  async picture(bytes, [[x, y]], type) {
    const bitmap = await createImageBitmap(new Blob([bytes], { type }));
    context.drawImage(bitmap, x, y);
    bitmap.close();
  },
};
window.measure = async (name, { kind, type, isDeflated }, frames, width, height) => {
  [canvas.width, canvas.height] = [width, height];
  context = canvas.getContext('2d', { willReadFrequently: true });
  const times = [];
  for (const [index, areas] of frames.entries()) {
    const start = performance.now();
    const received = new Uint8Array(await (await fetch(`/${name}/${index}`)).arrayBuffer());
    const middle = performance.now();
    if (received.length) {
      await paint[kind](isDeflated ? await inflated(received) : received, areas, type);
    }
    context.getImageData(0, 0, 1, 1);
    times.push([middle - start, performance.now() - middle]);
  }
  return times;
};
</script>"""


class Scene:
    """Frames of a film as differences, with their pixels."""

    def __init__(self, name, width, height):
        self.name, self.width, self.height = name, width, height
        self.areas, self.parts, self.boxes, self.pictures = [], [], [], []
        self.picture = numpy.zeros((height, width), numpy.uint32)

    def add(self, areas, parts):
        """Adds a frame: rectangles [x, y, width, height, …] and the pixels of each."""
        for (x, y, width, height, *_), part in zip(areas, parts):
            self.picture[y:y + height, x:x + width] = part
        self.areas.append([list(area[:4]) for area in areas])
        self.parts.append(parts)
        left, top = (min((area[i] for area in areas), default=0) for i in (0, 1))
        right, bottom = (max((area[i] + area[i + 2] for area in areas), default=0) for i in (0, 1))
        # Picture formats send the rectangle around all changes.
        self.boxes.append([[left, top, right - left, bottom - top]])
        box = self.picture[top:bottom, left:right].copy()
        self.pictures.append(box.view(numpy.uint8).reshape(*box.shape, 4)[:, :, :3].copy())

    @staticmethod
    def of_film(root, film, name, package=None):
        with preview.Shown(root, film, package) as page:
            width, height, total = page.value(
                "[preview.player.film.width, preview.player.film.height, preview.player.total]")
            lottery = random.Random(1)
            frames = [lottery.randrange(total) for _ in range(FRAMES)]
            replies = page.value(CAPTURE % json.dumps(frames))
        scene = Scene(name, width, height)
        for areas, text in replies:
            words, start, parts = numpy.frombuffer(base64.b64decode(text), "<u4"), 0, []
            for _, _, columns, rows, size in areas:
                parts.append(expanded(words[start:start + size], columns).reshape(rows, columns))
                start += size
            scene.add(areas, parts)
        return scene

    @staticmethod
    def of_photo(path, name, width, height):
        """A photo that grows: every pixel of every frame is another."""
        scene = Scene(name, width, height)
        photo = Image.open(path).convert("RGBA")
        for index in range(PHOTO_FRAMES):
            share = 1 - 0.1 * index / PHOTO_FRAMES
            box = (0, 0, photo.width * share, photo.width * share * height / width)
            frame = numpy.asarray(photo.resize((width, height), Image.BICUBIC, box))
            scene.add([[0, 0, width, height]], [frame.copy().view(numpy.uint32)[:, :, 0]])
        return scene


def expanded(words, width):
    """The pixels of runs: see PixelRuns.swift."""
    words, parts, size, index = words.tolist(), [], 0, 0
    pixels = numpy.zeros(1 << 16, numpy.uint32)
    while index < len(words):
        kind, count = words[index] >> 30, words[index] & 0x3FFF_FFFF
        index += 1
        while size + count > len(pixels):
            pixels = numpy.concatenate([pixels, numpy.zeros_like(pixels)])
        if kind == 0:
            pixels[size:size + count] = words[index:index + count]
            index += count
        elif kind == 1:
            pixels[size:size + count] = words[index]
            index += 1
        else:
            for start in range(size, size + count, width):
                end = min(start + width, size + count)
                pixels[start:end] = pixels[start - width:end - width]
        size += count
    return pixels[:size]


def runs(root, scene):
    """Returns the runs and the areas with the sizes of their runs of each frame, and the milliseconds
    to encode them, measured by a program of its own."""
    with tempfile.TemporaryDirectory() as folder:
        program, data, output, main = (
            os.path.join(folder, name) for name in ("runs", "data", "output", "main.swift"))
        shutil.copy(os.path.join(root, "Benchmarks/Peers/runs.swift"), main)
        subprocess.run(
            ["swiftc", "-O", "-swift-version", "6", "-package-name", "bench", "-o", program, main,
             os.path.join(root, "Sources/Rendering/PreviewFrames/PixelRuns.swift")], check=True)
        with open(data, "wb") as file:
            for parts in scene.parts:
                file.write(struct.pack("<I", len(parts)))
                for part in parts:
                    file.write(struct.pack("<II", part.shape[1], part.size))
                    file.write(part.astype("<u4").tobytes())
        done = subprocess.run(
            [program, data, output], check=True, capture_output=True, text=True)
        words, at, frames = numpy.fromfile(output, "<u4"), 0, []
    for areas in scene.areas:
        sized, parts = [], []
        for area in areas:
            size = int(words[at])
            sized.append([*area, size])
            parts.append(words[at + 1:at + 1 + size])
            at += 1 + size
        frames.append((b"".join(part.tobytes() for part in parts), sized))
    return frames, [float(line) for line in done.stdout.split()]


class Encoding:
    """A way to send frames: their bytes, their areas, and the milliseconds to encode each."""

    def __init__(self, name, scene, kind, areas, encode, type=None, deflates=None):
        self.name, self.areas, self.encoded, self.milliseconds = name, areas, [], []
        self.page = {"kind": kind, "type": type, "isDeflated": deflates is not None}
        self.received = []
        for index in range(len(scene.areas)):
            times = []
            for _ in range(ROUNDS):
                start = time.perf_counter()
                data = encode(index)
                if deflates:
                    data = deflates(data)
                times.append(1000 * (time.perf_counter() - start))
                if times[0] > 50:
                    break
            self.encoded.append(data)
            self.milliseconds.append(statistics.median(times))

    def row(self):
        """The means of a frame: kilobytes, and milliseconds to encode, to receive, and to paint."""
        frames = zip(*self.received)
        received, painted = zip(*(
            [statistics.median(times) for times in zip(*frame)] for frame in frames))
        return [statistics.mean(map(len, self.encoded)) / 1000,
                *map(statistics.mean, (self.milliseconds, received, painted))]


def encodings(root, scene):
    """Returns the encodings that are compared, for the frames of a scene."""
    frames, milliseconds = runs(root, scene)
    sized = [areas for _, areas in frames]

    def raw(index):
        return b"".join(part.tobytes() for part in scene.parts[index])

    def picture(**options):
        def encode(index):
            if not scene.pictures[index].size:
                return b""
            file = io.BytesIO()
            Image.fromarray(scene.pictures[index]).save(file, **options)
            return file.getvalue()
        return encode

    def fast_png(index):
        """As PNGEncoder: rows as differences from the row above, deflated at level 1."""
        rows = scene.pictures[index]
        if not rows.size:
            return b""
        height, width = rows.shape[:2]
        rows = rows.reshape(height, 3 * width)
        filtered = numpy.full((height, 1 + 3 * width), 2, numpy.uint8)
        filtered[0, 1:] = rows[0]
        numpy.subtract(rows[1:], rows[:-1], out=filtered[1:, 1:])

        def chunk(name, data):
            return struct.pack(">I", len(data)) + name + data + struct.pack(
                ">I", zlib.crc32(name + data))
        header = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
        return (b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header)
                + chunk(b"IDAT", isal_zlib.compress(filtered, 1)) + chunk(b"IEND", b""))

    def swift_runs(name, **options):
        encoding = Encoding(name, scene, "runs", sized, lambda index: frames[index][0], **options)
        encoding.milliseconds = [a + b for a, b in zip(encoding.milliseconds, milliseconds)]
        return encoding

    found = [
        swift_runs("runs"),
        Encoding("raw", scene, "raw", scene.areas, raw),
        swift_runs("runs, zlib 1", deflates=lambda data: zlib.compress(data, 1)),
        swift_runs("runs, zlib 6", deflates=lambda data: zlib.compress(data, 6)),
        Encoding("PNG, zlib 1", scene, "picture", scene.boxes,
                 picture(format="PNG", compress_level=1), "image/png"),
        Encoding("JPEG, quality 90", scene, "picture", scene.boxes,
                 picture(format="JPEG", quality=90, subsampling=0), "image/jpeg"),
        Encoding("WebP, lossless", scene, "picture", scene.boxes,
                 picture(format="WEBP", lossless=True, method=0, quality=0), "image/webp"),
    ]
    if isal_zlib:
        found.insert(3, swift_runs(
            "runs, ISA-L 1", deflates=lambda data: isal_zlib.compress(data, 1)))
        found.insert(5, Encoding(
            "PNG, ISA-L 1", scene, "picture", scene.boxes, fast_png, "image/png"))
    return found


def serve(root, files):
    """Serves the page, the script that paints runs, and `files` by the path of their address."""
    with open(os.path.join(root, "Sources/Programs/PreviewServer/Page/picture.js"), "rb") as file:
        fixed = {"/": ("text/html", PAGE.encode()), "/picture.js": ("text/javascript", file.read())}

    class Handler(http.server.BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"
        # The head and the body are sent at once.
        wbufsize, disable_nagle_algorithm = -1, True

        def do_GET(self):
            kind, data = fixed.get(self.path) or (
                "application/octet-stream", files.get(self.path, b""))
            self.send_response(200)
            for name, value in [("Content-Type", kind), ("Content-Length", str(len(data)))]:
                self.send_header(name, value)
            self.end_headers()
            self.wfile.write(data)
            self.wfile.flush()

        def log_message(self, *_):
            pass

    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return server


def measure(root, scene):
    """Prints a table of the encodings for a scene."""
    found = encodings(root, scene)
    files = {f"/{number}/{index}": data for number, encoding in enumerate(found)
             for index, data in enumerate(encoding.encoded)}
    server, page = serve(root, files), preview.Page()
    try:
        page.send("Page.navigate", url=f"http://127.0.0.1:{server.server_port}/")
        page.wait("window.measure")
        for _ in range(ROUNDS):
            for number, encoding in enumerate(found):
                encoding.received.append(page.value(
                    f"measure({number}, {json.dumps(encoding.page)}, {json.dumps(encoding.areas)}, "
                    f"{scene.width}, {scene.height})"))
    finally:
        page.close()
        server.shutdown()
    print(f"\n{scene.name}\n\n| | kB | encode | receive | decode, paint | together | to runs |"
          "\n| --- | --- | --- | --- | --- | --- | --- |")
    base = sum(found[0].row()[1:])
    for encoding in found:
        size, *times = encoding.row()
        print(f"| {encoding.name} | {size:.0f} | "
              + " | ".join(f"{time:.1f}" for time in (*times, sum(times)))
              + f" ms | {sum(times) / base:.2f} × |", flush=True)


def main():
    root = os.path.abspath(sys.argv[1] if len(sys.argv) > 1 else ".")
    # A photo of a dependency.
    photo = os.path.join(root, ".build/checkouts/Yams/yams.jpg")
    measure(root, Scene.of_film(root, "Overture", "Overture at 720p"))
    measure(root, Scene.of_film(
        root, "Intro1080p60", "the scene of P1 at 1080p", os.path.join(root, "Benchmarks")))
    for name, width, height in [("720p", 1280, 720), ("1080p", 1920, 1080)]:
        measure(root, Scene.of_photo(photo, f"a photo that zooms, {name}", width, height))


if __name__ == "__main__":
    main()
