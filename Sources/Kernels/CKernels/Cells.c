#include "Kernels.h"

#include <stdbool.h>
#include <string.h>

// A fused multiply-add would round differently.
#pragma STDC FP_CONTRACT OFF

enum { shift = 16, one = 1 << shift, mask = one - 1 };

/// The same as `Fixed.round`.
static inline int64_t rounded(double value) {
  const double magic = 0x1.8p52;
  double sum = value + magic;
  int64_t bits, base;
  memcpy(&bits, &sum, sizeof(bits));
  memcpy(&base, &magic, sizeof(base));
  return bits - base;
}

/// The same as `Coverage.part`.
static inline int64_t part_of(int64_t height, int64_t twice_x) {
  return (height * (2 * one - twice_x) + one) >> (shift + 1);
}

/// One row of cells, starting at the first visible column.
typedef struct {
  int32_t *cells;
  uint64_t *marks;
  int64_t width;
} row;

static inline void mark(uint64_t *marks, int64_t column) {
  marks[column >> 6] |= (uint64_t)1 << (column & 63);
}

/// Adds a piece to the left of the row, which covers the row completely.
static inline void cover(row at, int64_t height) {
  at.cells[0] += (int32_t)height;
  at.marks[0] |= 1;
}

/// The same as `CellRow.addWide`: adds a piece that crosses several columns.
static void add_wide(row at, int64_t start, int64_t end, int64_t height, int64_t winding) {
  int64_t low = start < end ? start : end, high = start < end ? end : start;
  int64_t first = low >> shift, last = high >> shift;
  if (first >= at.width) return;
  if (last < 0) return cover(at, height * winding);
  double rise = (double)height / (double)(high - low);
  int64_t column = first, done = 0;
  if (first < 0) {
    column = 0;
    done = rounded((double)-low * rise);
    if (done > 0) cover(at, done * winding);
  }
  // The part of a column's height that is added to the next column.
  int64_t rest = 0;
  for (; column <= last && column < at.width; column++) {
    int64_t next =
        column == last ? height : rounded((double)(((column + 1) << shift) - low) * rise);
    int64_t from = column == first ? low & mask : 0, to = column == last ? high & mask : one;
    int64_t part = part_of(next - done, from + to);
    at.cells[column] += (int32_t)((rest + part) * winding);
    mark(at.marks, column);
    rest = next - done - part;
    done = next;
  }
  at.cells[column] += (int32_t)(rest * winding);
  mark(at.marks, column);
}

/// The same as `CellRow.add`.
static inline void add(row at, int64_t x, int64_t next_x, int64_t height, int64_t winding) {
  int64_t column = x >> shift;
  if (column != next_x >> shift) return add_wide(at, x, next_x, height, winding);
  if (column >= at.width) return;
  if (column < 0) return cover(at, height * winding);
  int64_t part = part_of(height, (x & mask) + (next_x & mask));
  at.cells[column] += (int32_t)(part * winding);
  at.cells[column + 1] += (int32_t)((height - part) * winding);
  mark(at.marks, column);
  mark(at.marks, column + 1);
}

static inline int64_t least(int64_t a, int64_t b) { return a < b ? a : b; }

/// The x coordinate at which the edge crosses a row, always from its own equation.
#define CROSSING(y) (rounded(edge.x + (double)((y) - edge.top) * edge.slope) - left)

void flipbook_accumulate(
    const struct flipbook_edge *edges, intptr_t count, struct flipbook_cells all, intptr_t left,
    intptr_t top, intptr_t bottom) {
  left <<= shift, top <<= shift, bottom <<= shift;
  for (int64_t index = 0; index < count; index++) {
    struct flipbook_edge edge = edges[index];
    int64_t y = edge.top > top ? edge.top : top, end = least(edge.bottom, bottom);
    if (y >= end) continue;
    int64_t x = CROSSING(y), last_x = CROSSING(end);
    if (least(x, last_x) >> shift >= all.width) continue;
    int64_t place = (y - top) >> shift;
    row at = {all.cells + place * all.cells_per_row, all.marks + place * all.words_per_row,
              all.width};
    bool is_left = x < 0 && last_x < 0;
    while (y < end) {
      int64_t next = least((y | mask) + 1, end);
      if (is_left) {
        cover(at, (next - y) * edge.winding);
      } else {
        int64_t next_x = CROSSING(next);
        add(at, x, next_x, next - y, edge.winding);
        x = next_x;
      }
      y = next;
      at.cells += all.cells_per_row, at.marks += all.words_per_row;
    }
  }
}
