// The canvas with the current frame. Frames arrive as differences from the frame before, as runs of
// pixels: see PixelRuns.

export class Picture {
  constructor(canvas) {
    this.canvas = canvas;
    this.context = canvas.getContext('2d', { willReadFrequently: true });
    this.buffer = new Uint32Array(0);
  }

  // Sets the size; the next frame must be complete.
  resize(width, height) {
    if (this.canvas.width === width && this.canvas.height === height) return;
    this.canvas.width = width;
    this.canvas.height = height;
  }

  // Paints the changes [x, y, width, height, number of words].
  paint(changes, words) {
    let start = 0;
    for (const [x, y, width, height, size] of changes) {
      const count = width * height;
      if (this.buffer.length < count) this.buffer = new Uint32Array(count);
      const pixels = this.buffer.subarray(0, count);
      expand(words.subarray(start, start + size), width, pixels);
      start += size;
      const bytes = new Uint8ClampedArray(pixels.buffer, 0, 4 * count);
      this.context.putImageData(new ImageData(bytes, width, height), x, y);
    }
  }

  // Returns red, green, blue and alpha of a pixel.
  color(x, y) { return this.context.getImageData(x, y, 1, 1).data; }
}

export function expand(words, width, pixels) {
  let at = 0;
  for (let index = 0; index < words.length;) {
    const head = words[index++];
    const count = head & 0x3fffffff;
    const end = at + count;
    switch (head >>> 30) {
      case 0:
        pixels.set(words.subarray(index, index + count), at);
        index += count;
        break;
      case 1:
        pixels.fill(words[index++], at, end);
        break;
      default:
        for (let from = at; from < end; from += width) {
          pixels.copyWithin(from, from - width, from - width + Math.min(width, end - from));
        }
    }
    at = end;
  }
}
