"""The scene drawn with Skia, on the processor."""

import numpy
import skia

import peer
import scene

pixels = numpy.zeros((scene.HEIGHT, scene.WIDTH, 4), numpy.uint8)
info = skia.ImageInfo.Make(
    scene.WIDTH, scene.HEIGHT, skia.kBGRA_8888_ColorType, skia.kPremul_AlphaType)
surface = skia.Surface.MakeRasterDirect(info, pixels, scene.WIDTH * 4)
canvas = surface.getCanvas()
picture = skia.Image.open(scene.PICTURE).makeRasterImage()
font = skia.Font(skia.Typeface.MakeFromFile(scene.FONT), scene.TITLE_SIZE)
font.setEdging(skia.Font.Edging.kAntiAlias)
title_width = font.measureText(scene.TITLE)
title = skia.TextBlob(scene.TITLE, font)
bilinear = skia.SamplingOptions(skia.FilterMode.kLinear)
background = skia.Color(*scene.BACKGROUND)
palette = [
    skia.Paint(AntiAlias=True, Color=skia.Color(*color, 153)) for color in scene.PALETTE]
paint = skia.Paint(AntiAlias=True)
square = skia.Rect.MakeXYWH(-80, -80, 160, 160)
card = skia.RRect.MakeRectXY(skia.Rect.MakeXYWH(-200, -200, 400, 400), 40, 40)
picture_box = skia.Rect.MakeXYWH(-300, -200, 600, 400)
picture_source = skia.Rect.MakeWH(600, 400)


def draw(t):
    canvas.clear(background)
    if found := scene.picture(t):
        x, y, scale, alpha = found
        canvas.save()
        canvas.translate(x, y)
        canvas.scale(scale, scale)
        paint.setAlphaf(alpha)
        canvas.drawImageRect(picture, picture_source, picture_box, bilinear, paint)
        canvas.restore()
    for color, (x, y, degrees) in zip(palette, scene.squares(t)):
        canvas.save()
        canvas.translate(x, y)
        canvas.rotate(degrees)
        canvas.drawRect(square, color)
        canvas.restore()
    if found := scene.card(t):
        x, y, degrees, alpha = found
        paint.setColor(skia.Color(*scene.CARD, round(alpha * 255)))
        canvas.save()
        canvas.translate(x, y)
        canvas.rotate(degrees)
        canvas.drawRRect(card, paint)
        canvas.restore()
    if found := scene.title(t):
        baseline, alpha = found
        paint.setColor(skia.Color(*scene.INK, round(alpha * 255)))
        canvas.drawTextBlob(title, 960 - title_width / 2, baseline, paint)


def write_png(path):
    surface.makeImageSnapshot().save(path, skia.kPNG)


peer.run(draw, pixels, "bgra", write_png)
