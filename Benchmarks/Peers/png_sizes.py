"""Rewrites PNG files in memory with libpng's defaults; prints both sizes in bytes, as JSON."""

import io
import json
import os
import sys

import cairo

before = after = 0
for path in sys.argv[1:]:
    written = io.BytesIO()
    # cairo doesn't change libpng's filters, level or strategy.
    cairo.ImageSurface.create_from_png(path).write_to_png(written)
    before += os.path.getsize(path)
    after += written.tell()
print(json.dumps({"files": len(sys.argv) - 1, "before": before, "after": after}))
