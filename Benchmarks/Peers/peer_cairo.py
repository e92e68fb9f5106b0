"""The scene drawn with cairo."""

import math

import cairo

import peer
import scene


def parts(color):
    return [part / 255 for part in color]


surface = cairo.ImageSurface(cairo.FORMAT_RGB24, scene.WIDTH, scene.HEIGHT)
context = cairo.Context(surface)
picture = cairo.ImageSurface.create_from_png(scene.PICTURE)
context.select_font_face("DejaVu Sans")
context.set_font_size(scene.TITLE_SIZE)
title_width = context.text_extents(scene.TITLE).x_advance
background, ink, card_color = (
    parts(color) for color in (scene.BACKGROUND, scene.INK, scene.CARD))
palette = [parts(color) for color in scene.PALETTE]


def rounded_square(half, radius):
    context.new_sub_path()
    inner = half - radius
    for quarter, (x, y) in enumerate([(1, -1), (1, 1), (-1, 1), (-1, -1)]):
        angle = (quarter - 1) * math.pi / 2
        context.arc(x * inner, y * inner, radius, angle, angle + math.pi / 2)
    context.close_path()


def draw(t):
    context.identity_matrix()
    context.set_operator(cairo.OPERATOR_SOURCE)
    context.set_source_rgb(*background)
    context.paint()
    context.set_operator(cairo.OPERATOR_OVER)
    if found := scene.picture(t):
        x, y, scale, alpha = found
        context.save()
        context.translate(x, y)
        context.scale(scale, scale)
        context.set_source_surface(picture, -300, -200)
        context.get_source().set_filter(cairo.FILTER_BILINEAR)
        context.paint_with_alpha(alpha)
        context.restore()
    for color, (x, y, degrees) in zip(palette, scene.squares(t)):
        context.save()
        context.translate(x, y)
        context.rotate(math.radians(degrees))
        context.rectangle(-80, -80, 160, 160)
        context.set_source_rgba(*color, 0.6)
        context.fill()
        context.restore()
    if found := scene.card(t):
        x, y, degrees, alpha = found
        context.save()
        context.translate(x, y)
        context.rotate(math.radians(degrees))
        rounded_square(200, 40)
        context.set_source_rgba(*card_color, alpha)
        context.fill()
        context.restore()
    if found := scene.title(t):
        baseline, alpha = found
        context.set_source_rgba(*ink, alpha)
        context.move_to(960 - title_width / 2, baseline)
        context.show_text(scene.TITLE)


peer.run(draw, surface.get_data(), "bgr0", surface.write_to_png, surface.flush)
