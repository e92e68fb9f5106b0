#pragma once

#include <stdint.h>

// Kernels for drawing; those for blurs are in `Blur.h`, and those for encoding in `PNGRows.h` and
// `I420.h`.
//
// These loops over runs of pixels are compiled for several processors; the best version is selected
// when the program starts. Pixels are words of four bytes, premultiplied, red in the lowest byte.
// Blending is computed in integers, and products of floating-point numbers are rounded before they
// are added, so the results are the same on every processor. They are also the same as those of the
// Swift code beside the caller in `Rasterizer`, which defines them. Runs must not overlap unless
// they are identical.

/// Writes pixels that are interpolated between two rows, vertically first and then horizontally:
/// the first at position `from`, each further one `step` later, both with 32 fractional bits. The
/// mean of two components is `(a · (256 − share) + b · share + 128) / 256`; the share of the lower
/// row is `down`, 0…255, and the share of the right neighbour is the fraction of the position, in
/// 256ths. Both neighbours of every position must exist; `step` is at most `FLIPBOOK_GREATEST_STEP`
/// in either direction.
void flipbook_bilinear(
    uint32_t *_Nonnull target, const uint32_t *_Nonnull upper, const uint32_t *_Nonnull lower,
    int64_t count, int64_t from, int64_t step, uint32_t down);

/// Writes pixels that are interpolated along a line through a picture whose rows are `stride`
/// apart, with the arithmetic of `flipbook_bilinear`: the first at column `u` and row `v`, each
/// further one `step_u` and `step_v` later. All four neighbours of every position must exist, less
/// than 2³¹ pixels from `source`.
void flipbook_turned(
    uint32_t *_Nonnull target, const uint32_t *_Nonnull source, int64_t stride, int64_t count,
    int64_t u, int64_t v, int64_t step_u, int64_t step_v);

/// The same for a picture of `width` × `height` pixels; beyond its edges, its outermost pixels repeat.
/// Positions can be any numbers; they wrap around.
void flipbook_turned_at_edges(
    uint32_t *_Nonnull target, const uint32_t *_Nonnull source, int64_t stride, int64_t width,
    int64_t height, int64_t count, int64_t u, int64_t v, int64_t step_u, int64_t step_v);

/// Replaces pixels with the means of themselves and those of two other rows, component by component;
/// the sum of the weights is 256.
void flipbook_mean(
    uint32_t *_Nonnull target, const uint32_t *_Nonnull second, const uint32_t *_Nonnull third,
    int64_t count, uint32_t first_share, uint32_t second_share, uint32_t third_share);

/// Multiplies pixels by a colour, component by component.
void flipbook_multiply(uint32_t *_Nonnull target, int64_t count, uint32_t color);

/// The largest step of `flipbook_bilinear`, in columns.
#define FLIPBOOK_GREATEST_STEP 4

/// Draws `source`, each component times `level`/255, over `target`.
void flipbook_draw(
    uint32_t *_Nonnull target, const uint32_t *_Nonnull source, int64_t count, uint32_t level);

/// Replaces the pixels of `target` with one pixel.
void flipbook_store(uint32_t *_Nonnull target, int64_t count, uint32_t pixel);

/// Writes one pixel to `width` places in each of `rows` rows.
void flipbook_store_rows(
    uint32_t *_Nonnull target, intptr_t pixels_per_row, intptr_t width, intptr_t rows,
    uint32_t pixel);

/// Draws one premultiplied pixel over `target`.
void flipbook_fill(uint32_t *_Nonnull target, int64_t count, uint32_t pixel);

/// Draws one premultiplied pixel, each component times a level of `levels`/255, over `width` pixels in
/// each of `rows` rows.
void flipbook_fill_levels(
    uint32_t *_Nonnull target, intptr_t pixels_per_row, const uint8_t *_Nonnull levels,
    intptr_t levels_per_row, intptr_t width, intptr_t rows, uint32_t pixel);

/// The levels of a row at four neighbouring phases: `first` and, one phase further along y, `second`.
/// The level of a pixel is the mean of the four, first along x, then along y, with weights in 256ths
/// of the next phase.
struct flipbook_phases {
  const uint8_t *_Nonnull first, *_Nonnull first_next_x;
  const uint8_t *_Nonnull second, *_Nonnull second_next_x;
  uint32_t weight_x, weight_y;
};

/// Draws one premultiplied pixel, each component times the level of `phases`/255, over `target`.
void flipbook_fill_phases(
    uint32_t *_Nonnull target, struct flipbook_phases phases, int64_t count, uint32_t pixel);

/// The vector from a point to the pixels of a row: the pixel in column x is at u + step_u · x to
/// its right and v + step_v · x below it. The distance, times `sign` and minus `offset`, is the
/// location in a gradient.
struct flipbook_distance {
  float u, step_u, v, step_v, sign, offset;
};

/// Computes the locations of `count` pixels, the first of which is in column `x`. The buffer's
/// length must be rounded up to a multiple of 16.
void flipbook_distances(
    float *_Nonnull places, int64_t count, int32_t x, struct flipbook_distance way);

/// Returns the number of consecutive locations, from the first, that are in `start`..<`end`.
int64_t flipbook_run(const float *_Nonnull places, int64_t count, float start, float end);

/// A piece of a gradient, starting at the location `start`, in which each component changes by its
/// slope. Red, green and blue are in 255ths and not premultiplied; alpha is in 0…1.
struct flipbook_ramp {
  float start, red, green, blue, alpha, red_slope, green_slope, blue_slope, alpha_slope;
};

/// Writes the colours at `places`; the values of `dither`, in 255ths, are added before rounding. 15
/// more elements than `count` must be readable in both.
void flipbook_shade(
    uint32_t *_Nonnull target, const float *_Nonnull places, const float *_Nonnull dither,
    int64_t count, struct flipbook_ramp ramp);

/// One straight segment of an outline, from its upper to its lower end, in 65 536ths of a pixel.
struct flipbook_edge {
  /// The x coordinate of the upper end, an integer.
  double x;
  /// The change of x per unit of y.
  double slope;
  /// The y coordinates of the upper and the lower end; `top` < `bottom`.
  intptr_t top, bottom;
  /// 1 if the outline goes down here, -1 if it goes up.
  intptr_t winding;
};

/// Rows of cells with `width` visible columns, and the marks of cells that can be nonzero. A row
/// has `words_per_row` · 64 cells, more than `width`, and possibly some unused ones.
struct flipbook_cells {
  int32_t *_Nonnull cells;
  uint64_t *_Nonnull marks;
  intptr_t cells_per_row, words_per_row, width;
};

/// Adds the areas to the right of all edges to the cells, in the rows `top`..<`bottom` and from the
/// column `left` on. Parts of edges to the left of that cover the first column completely.
void flipbook_accumulate(
    const struct flipbook_edge *_Nonnull edges, intptr_t count, struct flipbook_cells all,
    intptr_t left, intptr_t top, intptr_t bottom);

/// Sums up the cells of each row, including the one after `width`, and blends one premultiplied
/// pixel over the row's pixels at the levels of the sums. Resets the cells and their marks to zero.
///
/// A cell contains the difference between the covered area of its column and that of the column
/// before, in 65 536ths of a pixel; each nonzero cell has a bit in the marks.
void flipbook_sweep(
    uint32_t *_Nonnull target, intptr_t pixels_per_row, struct flipbook_cells all, intptr_t rows,
    uint32_t pixel);
