#include "Pixels.h"

// From each marked column, eight columns at a time are processed: their running sums, levels and
// pixels. Up to the next mark, the sum is constant, and the columns are one run.

typedef int32_t cells8 __attribute__((vector_size(32)));

/// Returns the level of a sum, as `Coverage.level` does.
static inline uint32_t level_of(int32_t sum) {
  uint32_t area = sum < 0 ? (uint32_t)-sum : (uint32_t)sum;
  area = area < 65536 ? area : 65536;
  return (area * 255 + 32768) >> 16;
}

/// The prefix sums of eight cells, each including its own cell.
#define SUMMED(cells) \
  ({ \
    cells8 sums_ = (cells); \
    const cells8 none_ = {0}; \
    sums_ += __builtin_shufflevector(none_, sums_, 0, 8, 9, 10, 11, 12, 13, 14); \
    sums_ += __builtin_shufflevector(none_, sums_, 0, 0, 8, 9, 10, 11, 12, 13); \
    sums_ += __builtin_shufflevector(none_, sums_, 0, 0, 0, 0, 8, 9, 10, 11); \
    sums_; \
  })

/// Sums up, draws and clears the cells from `start` to the end of the row one by one, including the
/// cell after the last column.
static void sweep_end(
    uint32_t *target, int32_t *cells, int64_t start, int64_t width, int32_t sum, uint32_t pixel) {
  for (; start <= width; start++) {
    sum += cells[start];
    cells[start] = 0;
    if (start < width)
      target[start] = over(scaled(pixel, level_of(sum)), target[start]);
  }
}

static inline __attribute__((always_inline)) void sweep_row(
    uint32_t *target, int32_t *cells, uint64_t *marks, int64_t words, int64_t width,
    uint32_t pixel) {
  const cells8 whole = (cells8){0} + 65536;
  pixels8 color = REPEATED(pixel);
  // The sum of all cells so far, in each element.
  cells8 sum = {0};
  // The number of drawn columns, and the level of the columns after them.
  int64_t drawn = 0;
  uint32_t level = 0;
  // The marks in the next word whose columns are already drawn.
  uint64_t taken = 0;
  for (int64_t word = 0; word < words; word++) {
    uint64_t bits = marks[word] & ~taken;
    marks[word] = 0;
    taken = 0;
    while (bits != 0) {
      int64_t column = word * 64 + __builtin_ctzll(bits);
      // Draws the run up to here in whole groups of eight; its remainder starts the next group.
      int64_t start = column;
      if (level > 0) {
        int64_t run = (column - drawn) & ~(int64_t)7;
        if (run > 0) fill_run(target + drawn, run, scaled(pixel, level));
        start = drawn + run;
      }
      if (start + 8 > width) {
        sweep_end(target, cells, start, width, sum[0], pixel);
        for (; word < words; word++) marks[word] = 0;
        return;
      }
      int64_t end = start + 8;
      uint64_t before = ((uint64_t)1 << (end & 63)) - 1;
      if (end >> 6 > word) {
        taken = before;
        bits = 0;
      } else {
        bits &= ~before;
      }

      cells8 sums;
      memcpy(&sums, cells + start, sizeof(sums));
      memset(cells + start, 0, sizeof(sums));
      sums = SUMMED(sums) + sum;
      sum = __builtin_shufflevector(sums, sums, 7, 7, 7, 7, 7, 7, 7, 7);
      // The same as `level_of`.
      cells8 areas = __builtin_elementwise_min(__builtin_elementwise_abs(sums), whole);
      words8 levels = (words8)(areas * 255 + 32768) >> 16;
      level = levels[7];
      pixels8 own = SCALED(color, DOUBLED(levels));
      STORE(target + start, own + SCALED(LOADED(target + start), RESTS(own)));
      drawn = end;
    }
  }
  if (level > 0 && drawn < width)
    fill_run(target + drawn, width - drawn, scaled(pixel, level));
}

CLONES void flipbook_sweep(
    uint32_t *target, intptr_t pixels_per_row, struct flipbook_cells all, intptr_t rows,
    uint32_t pixel) {
  for (intptr_t row = 0; row < rows; row++) {
    sweep_row(target, all.cells, all.marks, all.words_per_row, all.width, pixel);
    target += pixels_per_row;
    all.cells += all.cells_per_row, all.marks += all.words_per_row;
  }
}
