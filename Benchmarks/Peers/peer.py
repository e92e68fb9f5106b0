"""The command line of a peer: draws the scene and prints the time it took, as JSON."""

import argparse
import fcntl
import json
import os
import subprocess
import time

import scene

F_SETPIPE_SZ = 1031


def run(draw, pixels, pixel_format, write_png, finish=lambda: None):
    """Draws the scene as the command line specifies.

    `draw` draws the scene at a time into `pixels`, in ffmpeg's `pixel_format`; `finish` waits until
    drawing has ended; `write_png` writes the drawn picture to a file.
    """
    arguments = argparse.ArgumentParser()
    arguments.add_argument("mode", choices=["raster", "png", "mp4"])
    arguments.add_argument("--step", type=int, default=1, help="draw every n-th frame")
    arguments.add_argument("--preset", default="ultrafast", help="the preset of x264")
    arguments.add_argument("--output", help="the folder of the PNG files, or the video")
    options = arguments.parse_args()
    frames = range(0, scene.FRAMES, options.step)

    def frame(number):
        draw(number / scene.RATE)
        finish()

    for number in range(0, scene.FRAMES, scene.RATE):
        frame(number)  # Fills caches, such as those of glyphs.
    # Drawing alone never waits, and processor time is little affected by the machine's other work.
    clock = time.process_time if options.mode == "raster" else time.perf_counter
    start = clock()
    if options.mode == "raster":
        for number in frames:
            frame(number)
    elif options.mode == "png":
        os.makedirs(options.output, exist_ok=True)
        for number in frames:
            frame(number)
            write_png(os.path.join(options.output, f"{number:05d}.png"))
    else:
        encode(frame, frames, pixels, pixel_format, options)
    seconds = clock() - start
    print(json.dumps({
        "frames": len(frames), "seconds": seconds, "framesPerSecond": len(frames) / seconds}))


def encode(frame, frames, pixels, pixel_format, options):
    """Pipes frames into x264."""
    ffmpeg = subprocess.Popen(
        ["ffmpeg", "-v", "error", "-f", "rawvideo", "-pix_fmt", pixel_format,
         "-s", f"{scene.WIDTH}x{scene.HEIGHT}", "-r", str(scene.RATE), "-i", "-",
         "-c:v", "libx264", "-preset", options.preset, "-crf", "18", "-pix_fmt", "yuv420p",
         "-y", options.output], stdin=subprocess.PIPE)
    pipe = ffmpeg.stdin.fileno()
    fcntl.fcntl(pipe, F_SETPIPE_SZ, 1 << 20)
    view = memoryview(pixels).cast("B")
    for number in frames:
        frame(number)
        rest = view
        while rest:
            rest = rest[os.write(pipe, rest):]
    ffmpeg.stdin.close()
    if ffmpeg.wait():
        raise SystemExit("ffmpeg failed")
