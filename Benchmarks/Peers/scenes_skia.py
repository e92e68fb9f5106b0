"""The scenes credits and cards drawn with Skia, on the processor; prints the processor time as JSON:
scenes_skia.py NAME [PNG]. They make few calls per frame, so Python's own time hardly counts.
FLIPBOOK_BENCH_SCALE is the number of pixels per unit."""

import colorsys
import json
import os
import sys
import time

import numpy
import skia

SCALE = float(os.environ.get("FLIPBOOK_BENCH_SCALE", 1))
WIDTH, HEIGHT, FRAMES = round(1920 * SCALE), round(1080 * SCALE), 300
FONT = "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"
LETTERS = "the quick brown fox jumps over a lazy dog and RUNS Away "

pixels = numpy.zeros((HEIGHT, WIDTH, 4), numpy.uint8)
info = skia.ImageInfo.Make(
    WIDTH, HEIGHT, skia.kBGRA_8888_ColorType, skia.kPremul_AlphaType)
surface = skia.Surface.MakeRasterDirect(info, pixels, WIDTH * 4)
canvas = surface.getCanvas()
canvas.scale(SCALE, SCALE)


def credits():
    """A page of text that glides up by a fraction of a pixel per frame."""
    font = skia.Font(skia.Typeface.MakeFromFile(FONT), 28)
    font.setEdging(skia.Font.Edging.kAntiAlias)
    font.setSubpixel(True)
    font.setHinting(skia.FontHinting.kNone)
    texts = ["".join(LETTERS[(place + line * 7) % len(LETTERS)] for place in range(90))
             for line in range(40)]
    blobs = [skia.TextBlob(text, font) for text in texts]
    paint = skia.Paint(AntiAlias=True, Color=skia.ColorBLACK)

    def draw(t):
        canvas.clear(skia.ColorWHITE)
        for line, blob in enumerate(blobs):
            canvas.drawTextBlob(blob, 60, line * 44 + 32 - 137 * t, paint)
    return draw


def cards():
    """Rounded cards with soft shadows that slide past each other."""
    shape = skia.RRect.MakeRectXY(skia.Rect.MakeXYWH(-210, -140, 420, 280), 24, 24)
    # Skia's blur takes the standard deviation: 0.95 of Core Animation's radius.
    shadow = skia.Paint(
        AntiAlias=True, Color=skia.Color(0, 0, 0, 102),
        MaskFilter=skia.MaskFilter.MakeBlur(skia.kNormal_BlurStyle, 24 * 0.95))
    fills = []
    for number in range(12):
        color = colorsys.hsv_to_rgb(number / 12, 0.3, 1)
        fills.append(skia.Paint(
            AntiAlias=True, Color=skia.Color(*(round(part * 255) for part in color))))

    def draw(t):
        canvas.clear(skia.ColorWHITE)
        for number, fill in enumerate(fills):
            way = 300 if number % 2 == 0 else -300
            canvas.save()
            canvas.translate(260 + number % 4 * 460 + way * t / 5, 200 + number // 4 * 340)
            canvas.translate(0, 12)
            canvas.drawRRect(shape, shadow)
            canvas.translate(0, -12)
            canvas.drawRRect(shape, fill)
            canvas.restore()
    return draw


def main():
    scenes = {"credits": credits, "cards": cards}
    if len(sys.argv) < 2 or sys.argv[1] not in scenes:
        sys.exit("usage: scenes_skia.py credits | cards [PNG]")
    draw = scenes[sys.argv[1]]()
    for frame in range(0, FRAMES, 60):
        draw(frame / 60)
    start = time.process_time()
    for frame in range(FRAMES):
        draw(frame / 60)
    seconds = time.process_time() - start
    print(json.dumps({
        "frames": FRAMES, "seconds": seconds, "framesPerSecond": FRAMES / seconds}))
    if len(sys.argv) > 2:
        draw(2.5)
        surface.makeImageSnapshot().save(sys.argv[2], skia.kPNG)


main()
