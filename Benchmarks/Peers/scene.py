"""The scene of Intro1080p60 as numbers: positions and alphas at the time `t`, in seconds."""

import math
import os

WIDTH, HEIGHT, RATE, FRAMES = 1920, 1080, 60, 600
BACKGROUND = (0x10, 0x18, 0x28)
CARD = (0x38, 0xBD, 0xF8)
INK = (0xF8, 0xFA, 0xFC)
PALETTE = [
    (0xEF, 0x44, 0x44), (0xF9, 0x73, 0x16), (0xF5, 0x9E, 0x0B), (0x84, 0xCC, 0x16),
    (0x22, 0xC5, 0x5E), (0x14, 0xB8, 0xA6), (0x06, 0xB6, 0xD4), (0x3B, 0x82, 0xF6),
    (0x63, 0x66, 0xF1), (0xA8, 0x55, 0xF7), (0xEC, 0x48, 0x99), (0xF4, 0x3F, 0x5E),
]
TITLE = "Hello, Flipbook"
TITLE_SIZE = 96
FONT = "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"
PICTURE = os.path.join(
    os.path.dirname(os.path.abspath(__file__)),
    "../../output/bench/assets/image-600x400.png")


def clamp(u):
    return min(max(u, 0.0), 1.0)


def smoothstep(u):
    u = clamp(u)
    return u * u * (3 - 2 * u)


def picture(t):
    """Centre, scale and alpha of the picture of 600 x 400; None when it isn't visible."""
    if not 4 <= t < 8:
        return None
    alpha = clamp(t - 4) if t < 7 else 8 - t
    return 560.0, 740.0, 1 + 0.3 * (t - 4) / 4, alpha


def squares(t):
    """Centre and rotation, in degrees, of each square of 160 x 160 with an alpha of 0.6."""
    if t >= 8:
        return []
    return [
        (200 + 138.0 * i,
         540 + 220 * math.sin(i * math.pi / 3)
         + 60 * math.sin(2 * math.pi * t * (0.3 + 0.05 * i) + i),
         t * (30 + 15 * i) * (-1 if i % 2 else 1))
        for i in range(12)
    ]


def card(t):
    """Centre, rotation and alpha of the card of 400 x 400 with a corner radius of 40."""
    if t >= 5:
        return None
    step = min(max(t - 2, 0) / 0.5, 4)
    x = 960 + 50 * (int(step) + smoothstep(step - int(step)))
    return x, 540.0, 180 * smoothstep(t / 2), clamp(5 - t)


def title(t):
    """Baseline and alpha of the title, which is centred at x = 960."""
    if t <= 1:
        return None
    return 260 - 60 * smoothstep(t - 1), clamp(t - 1)
