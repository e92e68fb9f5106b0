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

CLONES void flipbook_sweep(
    uint32_t *target, int32_t *cells, uint64_t *marks, int64_t words, int64_t width,
    uint32_t pixel) {
  pixels8 color = REPEATED(pixel);
  int32_t sum = 0;
  // The number of drawn columns, and the level of the columns after them.
  int64_t drawn = 0;
  uint32_t level = 0;
  for (int64_t word = 0; word < words; word++) {
    while (marks[word] != 0) {
      uint64_t bits = marks[word];
      int64_t column = word * 64 + __builtin_ctzll(bits);
      // Draws the run up to here in whole groups of eight; its remainder starts the next group.
      int64_t start = column;
      if (level > 0) {
        int64_t run = (column - drawn) & ~(int64_t)7;
        fill_run(target + drawn, run, scaled(pixel, level));
        start = drawn + run;
      }
      if (start + 8 > width) {
        // The last few columns are drawn one by one; the cell after them is cleared.
        for (; start <= width; start++) {
          sum += cells[start];
          cells[start] = 0;
          if (start < width)
            target[start] = over(scaled(pixel, level_of(sum)), target[start]);
        }
        for (; word < words; word++) marks[word] = 0;
        return;
      }
      int64_t end = start + 8;
      // The marks before the first one are already cleared.
      uint64_t after = ~(uint64_t)0 << (end & 63);
      if (end >> 6 > word) {
        marks[word] = 0;
        marks[word + 1] &= after;
      } else {
        marks[word] = bits & after;
      }

      cells8 sums;
      memcpy(&sums, cells + start, sizeof(sums));
      memset(cells + start, 0, sizeof(sums));
      sums = SUMMED(sums) + sum;
      sum = sums[7];
      level = level_of(sum);
      // The same as `level_of`.
      const cells8 whole = (cells8){0} + 65536;
      cells8 areas = __builtin_elementwise_min(__builtin_elementwise_abs(sums), whole);
      words8 levels = (words8)(areas * 255 + 32768) >> 16;
      pixels8 own = SCALED(color, DOUBLED(levels));
      STORE(target + start, own + SCALED(LOADED(target + start), RESTS(own)));
      drawn = end;
    }
  }
  if (level > 0 && drawn < width)
    fill_run(target + drawn, width - drawn, scaled(pixel, level));
}
