#include "Comparison.h"
#include "Clones.h"

#include <string.h>

// Products and sums are rounded separately, as everywhere.
#pragma STDC FP_CONTRACT OFF

typedef uint8_t bytes64 __attribute__((vector_size(64)));
typedef uint32_t words16 __attribute__((vector_size(64)));
typedef int32_t signed16 __attribute__((vector_size(64)));
typedef uint64_t longs8 __attribute__((vector_size(64)));
enum { lanes = 16, block = 4 * lanes };

/// Returns whether two runs of one block are equal.
static inline __attribute__((always_inline)) int is_same(
    const uint32_t *left, const uint32_t *right) {
  longs8 any = {0};
  for (int part = 0; part < block; part += lanes) {
    longs8 one, other;
    memcpy(&one, left + part, sizeof one);
    memcpy(&other, right + part, sizeof other);
    any |= one ^ other;
  }
  return __builtin_reduce_or(any) == 0;
}

/// Returns the greatest difference between the components of two pixels.
static inline int64_t greatest_difference(uint32_t left, uint32_t right) {
  int64_t greatest = 0;
  for (int shift = 0; shift < 32; shift += 8) {
    int64_t difference = (int64_t)(left >> shift & 255) - (int64_t)(right >> shift & 255);
    difference = difference < 0 ? -difference : difference;
    greatest = difference > greatest ? difference : greatest;
  }
  return greatest;
}

/// Adds one pixel to a tally.
static inline void tally_one(struct flipbook_tally *tally, int64_t place, int64_t difference) {
  if (tally->count == 0) tally->first = place;
  tally->last = place;
  tally->count++;
  tally->greatest = difference > tally->greatest ? difference : tally->greatest;
}

CLONES struct flipbook_tally flipbook_tally_levels(
    const uint32_t *left, const uint32_t *right, int64_t count, uint8_t levels) {
  struct flipbook_tally tally = {0};
  // The blocks that contain the first and the last differing pixel; the pixels are searched there
  // later.
  int64_t first = -1, last = -1, index = 0;
  // At most the number of blocks in the largest bitmap, so no lane overflows.
  signed16 counts = {0};
  bytes64 greatest = {0}, allowed = (bytes64){0} + levels;
  for (; index + block <= count; index += block) {
    if (is_same(left + index, right + index)) continue;
    signed16 differing = {0};
    for (int part = 0; part < block; part += lanes) {
      bytes64 one, other;
      memcpy(&one, left + index + part, sizeof one);
      memcpy(&other, right + index + part, sizeof other);
      bytes64 difference =
          __builtin_elementwise_sub_sat(one, other) | __builtin_elementwise_sub_sat(other, one);
      greatest = __builtin_elementwise_max(greatest, difference);
      differing += (signed16)((words16)__builtin_elementwise_sub_sat(difference, allowed) != 0);
    }
    if (__builtin_reduce_or((words16)differing) == 0) continue;
    counts -= differing;
    if (first < 0) first = index;
    last = index;
  }
  int64_t whole = __builtin_reduce_add(counts);
  if (whole > 0) {
    while (greatest_difference(left[first], right[first]) <= levels) first++;
    last += block - 1;
    while (greatest_difference(left[last], right[last]) <= levels) last--;
    tally = (struct flipbook_tally){whole, first, last, __builtin_reduce_max(greatest)};
  }
  for (; index < count; index++) {
    int64_t difference = greatest_difference(left[index], right[index]);
    if (difference > levels) tally_one(&tally, index, difference);
  }
  return tally;
}

struct flipbook_tally flipbook_tally_marks(
    const uint8_t *marks, uint8_t mark, const uint32_t *left, const uint32_t *right,
    int64_t count) {
  struct flipbook_tally tally = {0};
  int64_t index = 0;
  while (index < count) {
    uint64_t eight;
    if (index + 8 <= count && (memcpy(&eight, marks + index, 8), eight == 0)) {
      index += 8;
      continue;
    }
    int64_t end = index + 8 < count ? index + 8 : count;
    for (; index < end; index++)
      if (marks[index] == mark)
        tally_one(&tally, index, greatest_difference(left[index], right[index]));
  }
  return tally;
}

// The distance of colours; the formulas are in `PerceivedColor` in Swift.

typedef struct { double red, green, blue; } difference;

/// The colour behind a pixel.
typedef struct { int32_t red, green, blue; } backdrop;

static inline int32_t backdrop_level(double place) {
  double whole = __builtin_floor(place);
  return 48 + 159 * (int32_t)(whole - 2 * __builtin_floor(whole / 2));
}

static inline backdrop backdrop_at(int64_t place) {
  double byte = 4 * (double)place;
  return (backdrop){
      48, backdrop_level(byte / 1.618033988749895), backdrop_level(byte / 2.618033988749895)};
}

/// Returns the straight component of a premultiplied one. The quotient in doubles is exact enough
/// that truncating it gives the integer quotient.
static inline int32_t straight(uint32_t pixel, int shift) {
  int32_t alpha = (int32_t)(pixel >> 24), component = (int32_t)(pixel >> shift & 255);
  int32_t divisor = alpha > 0 ? alpha : 1;
  int32_t level = (int32_t)((double)(component * 255 + alpha / 2) / (double)divisor);
  level = alpha > 0 ? level : 0;
  return level < 255 ? level : 255;
}

/// Returns the difference of two pixels over a backdrop. 255 times a component is exact, and so is
/// the division by 255 if both pixels are opaque.
static inline difference difference_over(uint32_t left, uint32_t right, backdrop behind) {
  int32_t one = (int32_t)(left >> 24), other = (int32_t)(right >> 24);
  return (difference){
      (straight(left, 0) * one - straight(right, 0) * other - behind.red * (one - other)) / 255.0,
      (straight(left, 8) * one - straight(right, 8) * other - behind.green * (one - other)) / 255.0,
      (straight(left, 16) * one - straight(right, 16) * other - behind.blue * (one - other)) /
          255.0};
}

static inline difference opaque_difference(uint32_t left, uint32_t right) {
  return (difference){
      (int32_t)(left & 255) - (int32_t)(right & 255),
      (int32_t)(left >> 8 & 255) - (int32_t)(right >> 8 & 255),
      (int32_t)(left >> 16 & 255) - (int32_t)(right >> 16 & 255)};
}

static inline double brightness(difference d) {
  return d.red * 0.29889531 + d.green * 0.58662247 + d.blue * 0.11448223;
}

static inline double distance(difference d) {
  double y = brightness(d);
  double i = d.red * 0.59597799 - d.green * 0.27417610 - d.blue * 0.32180189;
  double q = d.red * 0.21147017 - d.green * 0.52261711 + d.blue * 0.31114694;
  return 0.5053 * y * y + 0.299 * i * i + 0.1957 * q * q;
}

CLONES int64_t flipbook_mark_perceived(
    uint8_t *restrict marks, const uint32_t *left, const uint32_t *right, int64_t count,
    int64_t place, double limit) {
  int64_t total = 0;
  for (int64_t index = 0; index < count;) {
    if (index + block <= count && is_same(left + index, right + index)) {
      memset(marks + index, 0, block);
      index += block;
      continue;
    }
    int64_t part = count - index < block ? count - index : block;
    uint32_t opaque = 255u << 24;
    for (int64_t x = index; x < index + part; x++) opaque &= left[x] & right[x];
    uint32_t found = 0;
    if (opaque == 255u << 24) {
      for (int64_t x = index; x < index + part; x++) {
        uint8_t is_above = distance(opaque_difference(left[x], right[x])) > limit;
        marks[x] = is_above;
        found += is_above;
      }
    } else {
      for (int64_t x = index; x < index + part; x++) {
        difference d = difference_over(left[x], right[x], backdrop_at(place + x));
        uint8_t is_above = distance(d) > limit;
        marks[x] = is_above;
        found += is_above;
      }
    }
    total += found;
    index += part;
  }
  return total;
}

// Detection of anti-aliasing.

/// Returns whether a pixel has more than two neighbours of the same colour; the border counts as
/// one.
static int has_siblings(const struct flipbook_picture *picture, int64_t column, int64_t row) {
  int64_t left = column > 0 ? column - 1 : 0, top = row > 0 ? row - 1 : 0;
  int64_t right = column + 1 < picture->width ? column + 1 : column;
  int64_t bottom = row + 1 < picture->height ? row + 1 : row;
  uint32_t color = picture->pixels[row * picture->stride + column];
  // Subtracts the pixel itself, which the loop counts.
  int count = (left == column || right == column || top == row || bottom == row) - 1;
  for (int64_t y = top; y <= bottom; y++)
    for (int64_t x = left; x <= right; x++)
      count += picture->pixels[y * picture->stride + x] == color;
  return count > 2;
}

CLONES void flipbook_mark_siblings(
    uint8_t *restrict marks, const struct flipbook_picture *picture, int64_t row) {
  int64_t width = picture->width;
  if (row == 0 || row + 1 == picture->height || width < 3) {
    for (int64_t x = 0; x < width; x++) marks[x] = (uint8_t)has_siblings(picture, x, row);
    return;
  }
  const uint32_t *middle = picture->pixels + row * picture->stride;
  const uint32_t *above = middle - picture->stride, *below = middle + picture->stride;
  marks[0] = (uint8_t)has_siblings(picture, 0, row);
  for (int64_t x = 1; x < width - 1; x++) {
    uint32_t color = middle[x];
    uint32_t count = (uint32_t)(above[x - 1] == color) + (above[x] == color) +
        (above[x + 1] == color) + (middle[x - 1] == color) + (middle[x + 1] == color) +
        (below[x - 1] == color) + (below[x] == color) + (below[x + 1] == color);
    marks[x] = count > 2;
  }
  marks[width - 1] = (uint8_t)has_siblings(picture, width - 1, row);
}

/// Returns whether a pixel of `picture` is between its darkest and its brightest neighbour, one of
/// which has siblings in both pictures.
static int is_between(
    const struct flipbook_picture *picture, int64_t column, int64_t row,
    const uint8_t *const left_siblings[3], const uint8_t *const right_siblings[3]) {
  int64_t left = column > 0 ? column - 1 : 0, top = row > 0 ? row - 1 : 0;
  int64_t right = column + 1 < picture->width ? column + 1 : column;
  int64_t bottom = row + 1 < picture->height ? row + 1 : row;
  int same = left == column || right == column || top == row || bottom == row;
  double least = 0, most = 0;
  int64_t darkest[2] = {0}, brightest[2] = {0};
  uint32_t color = picture->pixels[row * picture->stride + column];
  backdrop behind = backdrop_at(row * picture->width + column);
  for (int64_t x = left; x <= right; x++)
    for (int64_t y = top; y <= bottom; y++) {
      if (x == column && y == row) continue;
      uint32_t other = picture->pixels[y * picture->stride + x];
      double delta = 0;
      if (color != other)
        delta = brightness((color & other) >> 24 == 255
            ? opaque_difference(color, other) : difference_over(color, other, behind));
      if (delta == 0) {
        if (++same > 2) return 0;
      } else if (delta < least) {
        least = delta;
        darkest[0] = x;
        darkest[1] = y - row + 1;
      } else if (delta > most) {
        most = delta;
        brightest[0] = x;
        brightest[1] = y - row + 1;
      }
    }
  if (least == 0 || most == 0) return 0;
  return (left_siblings[darkest[1]][darkest[0]] & right_siblings[darkest[1]][darkest[0]]) |
      (left_siblings[brightest[1]][brightest[0]] & right_siblings[brightest[1]][brightest[0]]);
}

CLONES void flipbook_mark_antialiased(
    uint8_t *restrict marks, const struct flipbook_picture *left,
    const struct flipbook_picture *right, int64_t row, const uint8_t *const left_siblings[3],
    const uint8_t *const right_siblings[3]) {
  // Most pixels can be skipped quickly: no neighbour has siblings in both pictures, or the pixel
  // itself does.
  enum { part = 512 };
  uint8_t columns[part + 2], open[part];
  int64_t width = left->width;
  const uint8_t *const *one = left_siblings, *const *other = right_siblings;
  for (int64_t from = 0; from < width; from += part) {
    int64_t count = width - from < part ? width - from : part;
    for (int64_t x = 0; x < count; x++) {
      int64_t at = from + x;
      columns[x + 1] = (uint8_t)((one[0][at] & other[0][at]) | (one[1][at] & other[1][at]) |
          (one[2][at] & other[2][at]));
    }
    for (int end = 0; end < 2; end++) {
      int64_t at = end ? from + count : from - 1;
      columns[end ? count + 1 : 0] = at < 0 || at >= width ? 0 : (uint8_t)(
          (one[0][at] & other[0][at]) | (one[1][at] & other[1][at]) |
          (one[2][at] & other[2][at]));
    }
    uint8_t any = 0;
    for (int64_t x = 0; x < count; x++) {
      open[x] = (uint8_t)(marks[from + x] & (columns[x] | columns[x + 1] | columns[x + 2]) &
          ~(one[1][from + x] & other[1][from + x]));
      any |= open[x];
    }
    if (!any) continue;
    for (int64_t x = 0; x < count; x++) {
      if (!open[x]) continue;
      int64_t column = from + x;
      if ((!one[1][column] && is_between(left, column, row, one, other)) ||
          (!other[1][column] && is_between(right, column, row, one, other)))
        marks[column] = 2;
    }
  }
}
