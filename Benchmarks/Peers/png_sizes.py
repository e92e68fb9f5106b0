"""Writes PNG files anew as libpng does by its defaults, in memory; tells the bytes before and after."""

import io
import json
import os
import sys

import cairo

before = after = 0
for path in sys.argv[1:]:
    written = io.BytesIO()
    # cairo's writer sets none of libpng's filters, levels or strategies.
    cairo.ImageSurface.create_from_png(path).write_to_png(written)
    before += os.path.getsize(path)
    after += written.tell()
print(json.dumps({"files": len(sys.argv) - 1, "before": before, "after": after}))
