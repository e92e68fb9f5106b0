#include "I420.h"
#include "Clones.h"

/// Returns the luma Y' of a pixel.
static inline uint8_t luma(uint32_t pixel) {
  uint32_t red = pixel & 0xFF, green = pixel >> 8 & 0xFF, blue = pixel >> 16 & 0xFF;
  return (uint8_t)((5983 * red + 20127 * green + 2032 * blue + (1 << 14) + (16 << 15)) >> 15);
}

static inline int32_t product(int32_t sum, int32_t factor) { return (sum * factor) >> 16; }

static inline uint8_t chroma(int32_t sum) { return (uint8_t)((sum + (128 << 6) + 32) >> 6); }

CLONES void flipbook_i420_rows(
    const uint32_t *upper, const uint32_t *lower, int64_t first, int64_t end,
    uint8_t *restrict upper_luma, uint8_t *restrict lower_luma, uint8_t *restrict cb,
    uint8_t *restrict cr) {
  enum { block = 256, lead = 16 };
  // The sums of both rows, red with blue and green with alpha, preceded by the column before the
  // block. The lead is longer than one element so that vector stores don't cross cache lines.
  _Alignas(64) uint32_t outers[lead + block], inners[lead + block];
  uint32_t *outer = outers + lead, *inner = inners + lead;
  int64_t before = first > 0 ? first - 1 : 0;
  outer[-1] = (upper[before] & 0xFF00FF) + (lower[before] & 0xFF00FF);
  inner[-1] = (upper[before] >> 8 & 0xFF00FF) + (lower[before] >> 8 & 0xFF00FF);
  for (int64_t done = first; done < end; done += block) {
    int64_t part = end - done < block ? end - done : block;
    for (int64_t x = 0; x < part; x++) {
      uint32_t above = upper[done + x], below = lower[done + x];
      upper_luma[done + x] = luma(above);
      lower_luma[done + x] = luma(below);
      outer[x] = (above & 0xFF00FF) + (below & 0xFF00FF);
      inner[x] = (above >> 8 & 0xFF00FF) + (below >> 8 & 0xFF00FF);
    }
    uint8_t *blue_row = cb + done / 2, *red_row = cr + done / 2;
    for (int64_t x = 0; x < part / 2; x++) {
      // Sums of eight weighted levels, times 16: 15 bits.
      uint32_t both = (outer[2 * x - 1] + 2 * outer[2 * x] + outer[2 * x + 1]) << 4;
      uint32_t middle = (inner[2 * x - 1] + 2 * inner[2 * x] + inner[2 * x + 1]) << 4;
      int32_t red = (int32_t)(both & 0x7FFF), blue = (int32_t)(both >> 16 & 0x7FFF);
      int32_t green = (int32_t)(middle & 0x7FFF);
      blue_row[x] = chroma(product(red, -3298) + product(green, -11094) + product(blue, 14392));
      red_row[x] = chroma(product(red, 14392) + product(green, -13072) + product(blue, -1320));
    }
    outer[-1] = outer[part - 1];
    inner[-1] = inner[part - 1];
  }
}
