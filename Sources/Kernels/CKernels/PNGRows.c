#include "PNGRows.h"
#include "Clones.h"

#include <string.h>

// Eight pixels. Without every fourth byte, they are 24 bytes, followed by eight unused ones.
typedef uint8_t eight __attribute__((vector_size(32)));
enum { pixels_of_eight = 8 };

static inline void pack_eight(uint8_t *target, const eight *pixels) {
  eight p = *pixels;
  eight packed = __builtin_shufflevector(
      p, p, 0, 1, 2, 4, 5, 6, 8, 9, 10, 12, 13, 14, 16, 17, 18, 20, 21, 22, 24, 25, 26, 28, 29, 30,
      -1, -1, -1, -1, -1, -1, -1, -1);
  memcpy(target, &packed, sizeof packed);
}

/// Returns the number of pixels that can be packed in groups of eight; the unused bytes of each
/// group are overwritten by the next pixels.
static inline int64_t in_eights(int64_t count) {
  int64_t rest = 3;  // the pixels with the eight bytes after the last group
  return count < pixels_of_eight + rest ? 0 : (count - rest) / pixels_of_eight * pixels_of_eight;
}

CLONES void flipbook_png_pack(uint8_t *restrict target, const uint32_t *pixels, int64_t count) {
  int64_t whole = in_eights(count), index = 0;
  for (; index < whole; index += pixels_of_eight) {
    eight part;
    memcpy(&part, pixels + index, sizeof part);
    pack_eight(target + 3 * index, &part);
  }
  for (; index < count; index++)
    for (int byte = 0; byte < 3; byte++)
      target[3 * index + byte] = (uint8_t)(pixels[index] >> (8 * byte));
}

CLONES int flipbook_png_pack_difference(
    uint8_t *restrict target, const uint32_t *pixels, const uint32_t *others, int64_t count) {
  int64_t whole = in_eights(count), index = 0;
  eight all = {0};
  for (; index < whole; index += pixels_of_eight) {
    eight part, other;
    memcpy(&part, pixels + index, sizeof part);
    memcpy(&other, others + index, sizeof other);
    part -= other;
    all |= part;
    pack_eight(target + 3 * index, &part);
  }
  uint32_t any = 0;
  for (int64_t rest = index; rest < count; rest++) {
    any |= pixels[rest] ^ others[rest];
    for (int byte = 0; byte < 3; byte++)
      target[3 * rest + byte] =
          (uint8_t)((pixels[rest] >> (8 * byte)) - (others[rest] >> (8 * byte)));
  }
  uint32_t words[pixels_of_eight];
  memcpy(words, &all, sizeof words);
  for (int word = 0; word < pixels_of_eight; word++) any |= words[word];
  return any != 0;
}

CLONES int flipbook_png_difference(
    uint8_t *restrict target, const uint32_t *pixels, const uint32_t *others, int64_t count) {
  const uint8_t *left = (const uint8_t *)pixels, *right = (const uint8_t *)others;
  uint8_t any = 0;
  for (int64_t index = 0; index < 4 * count; index++) {
    target[index] = (uint8_t)(left[index] - right[index]);
    any |= target[index];
  }
  return any != 0;
}

/// Returns the value nearest to left + above − upper left; ties are resolved in the order left,
/// above, upper left.
static inline uint8_t paeth(uint8_t left, uint8_t above, uint8_t corner) {
  int16_t from_left = (int16_t)(above - corner), from_above = (int16_t)(left - corner);
  int16_t from_corner = (int16_t)(from_left + from_above);
  from_left = from_left < 0 ? (int16_t)-from_left : from_left;
  from_above = from_above < 0 ? (int16_t)-from_above : from_above;
  from_corner = from_corner < 0 ? (int16_t)-from_corner : from_corner;
  uint8_t upper = from_above <= from_corner ? above : corner;
  int is_left = (from_left <= from_above) & (from_left <= from_corner);
  return is_left ? left : upper;
}

// 16-bit sums are the widest that are fast; this many bytes of at most 128 fit.
enum { block = 256 };

// Filters a row with one predictor, which uses the bytes to the left, above and to the upper left.
#define FILTER(prediction)                                                   \
  for (int64_t done = 0; done < length; done += block) {                     \
    int64_t part = length - done < block ? length - done : block;            \
    uint16_t sum = 0;                                                        \
    for (int64_t index = done; index < done + part; index++) {               \
      uint8_t result = (uint8_t)(row[index] - (prediction));                 \
      uint8_t negative = (uint8_t)-result;                                   \
      target[index] = result;                                                \
      sum = (uint16_t)(sum + (result < negative ? result : negative));       \
    }                                                                        \
    total += sum;                                                            \
  }

CLONES uint64_t flipbook_png_filter_row(
    uint8_t *restrict target, const uint8_t *row, const uint8_t *above, int64_t length,
    int64_t pixel, enum flipbook_png_filter filter) {
  const uint8_t *left = row - pixel, *corner = above - pixel;
  uint64_t total = 0;
  switch (filter) {
    case FLIPBOOK_PNG_NONE: FILTER(0) break;
    case FLIPBOOK_PNG_SUB: FILTER(left[index]) break;
    case FLIPBOOK_PNG_UP: FILTER(above[index]) break;
    case FLIPBOOK_PNG_AVERAGE: FILTER((left[index] + above[index]) / 2) break;
    case FLIPBOOK_PNG_PAETH: FILTER(paeth(left[index], above[index], corner[index])) break;
  }
  return total;
}
