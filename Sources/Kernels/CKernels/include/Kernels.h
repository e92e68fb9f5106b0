#pragma once

#include <stdint.h>

// What is drawn; `PNGRows.h` and `I420.h` have what is written.
//
// Loops over runs of pixels, compiled for several processors; the one that fits is chosen when the
// program starts. Pixels are words of four bytes, premultiplied, red in the lowest byte. All is
// arithmetic of integers: each gives the same on every processor, and the same as the Swift beside
// its caller in `Rasterizer/Blend`, which defines it. Runs may not overlap unless one is the other.

/// Pixels from between those of two rows, first between the rows, then across: the first at the
/// place `from`, each next one `step` further on, both with 32 bits after the point. The mean of two
/// components is `(a · (256 − share) + b · share + 128) / 256`; the share of the lower row is `down`,
/// 0…255, and that of the right neighbour what the place has after the point, in 256ths. Both
/// neighbours of every place must be there; `step` is at most `FLIPBOOK_GREATEST_STEP` either way.
void flipbook_bilinear(
    uint32_t *_Nonnull target, const uint32_t *_Nonnull upper, const uint32_t *_Nonnull lower,
    int64_t count, int64_t from, int64_t step, uint32_t down);

/// Pixels from between those of a picture whose rows are `stride` apart, as `flipbook_bilinear` has
/// them, along a line through it: the first at the column `u` and the row `v`, each next one by
/// `step_u` and `step_v` further on. All four neighbours of every place must be there, less than
/// 2³¹ pixels from `source`.
void flipbook_turned(
    uint32_t *_Nonnull target, const uint32_t *_Nonnull source, int64_t stride, int64_t count,
    int64_t u, int64_t v, int64_t step_u, int64_t step_v);

/// How many columns a step of `flipbook_bilinear` spans at most.
#define FLIPBOOK_GREATEST_STEP 4

/// `source`, each component times `level`/255, over `target`.
void flipbook_draw(
    uint32_t *_Nonnull target, const uint32_t *_Nonnull source, int64_t count, uint32_t level);

/// One pixel in place of those of `target`.
void flipbook_store(uint32_t *_Nonnull target, int64_t count, uint32_t pixel);

/// One premultiplied pixel over `target`.
void flipbook_fill(uint32_t *_Nonnull target, int64_t count, uint32_t pixel);

/// One premultiplied pixel, each component times a level of `levels`/255, over `target`.
void flipbook_fill_levels(
    uint32_t *_Nonnull target, const uint8_t *_Nonnull levels, int64_t count, uint32_t pixel);

/// Where pixels lie from a point: the one in column x at u + step_u · x to its right and v + step_v · x
/// below it. The distance, times `sign` and less `offset`, is the place on a gradient's way.
struct flipbook_distance {
  float u, step_u, v, step_v, sign, offset;
};

/// The places of `count` pixels, the first of which is in column `x`. There is room for a multiple of 16.
void flipbook_distances(
    float *_Nonnull places, int64_t count, int32_t x, struct flipbook_distance way);

/// How many of the places, from the first on, lie in `start`..<`end`.
int64_t flipbook_run(const float *_Nonnull places, int64_t count, float start, float end);

/// A piece of a gradient's way, from `start` on, in which each component changes by its slope. Red,
/// green and blue are in 255ths and not premultiplied; alpha is in 0…1.
struct flipbook_ramp {
  float start, red, green, blue, alpha, red_slope, green_slope, blue_slope, alpha_slope;
};

/// The colours at `places`, to each of which what `dither` says is added, in 255ths, before it is
/// rounded. Of both 15 more can be read than there are.
void flipbook_shade(
    uint32_t *_Nonnull target, const float *_Nonnull places, const float *_Nonnull dither,
    int64_t count, struct flipbook_ramp ramp);

/// One straight piece of an outline, from its upper to its lower end, in 65 536ths of a pixel.
struct flipbook_edge {
  /// Where it starts: the column coordinate, a whole number.
  double x;
  /// How far x moves for each unit of y.
  double slope;
  /// The rows' coordinates that it starts and ends at; `top` < `bottom`.
  intptr_t top, bottom;
  /// 1 where the outline ran down here, -1 where it ran up.
  intptr_t winding;
};

/// Rows of cells, of which `width` columns are seen, and the marks of those that may not be zero. A
/// row has `words_per_row` · 64 cells, more than `width`, and perhaps some that are not used.
struct flipbook_cells {
  int32_t *_Nonnull cells;
  uint64_t *_Nonnull marks;
  intptr_t cells_per_row, words_per_row, width;
};

/// Adds the areas to the right of all edges, as far as they lie in the rows `top`..<`bottom` and from
/// the column `left` on, to the cells. What lies to the left covers the first column whole.
void flipbook_accumulate(
    const struct flipbook_edge *_Nonnull edges, intptr_t count, struct flipbook_cells all,
    intptr_t left, intptr_t top, intptr_t bottom);

/// Sums up a row's cells, whose last may be the one after `width`, and blends one premultiplied pixel
/// at the levels of the sums over `target`; leaves the cells and their marks, `words` of them, zero.
///
/// A cell holds by how much the covered area of its column differs from that of the one before, in
/// 65 536ths of a pixel; each that isn't zero has a bit among the marks. There are `words` · 64 cells,
/// more than `width`.
void flipbook_sweep(
    uint32_t *_Nonnull target, int32_t *_Nonnull cells, uint64_t *_Nonnull marks, int64_t words,
    int64_t width, uint32_t pixel);
