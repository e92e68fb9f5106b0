#pragma once

#include <stdint.h>

// What is drawn; `PNGRows.h` and `I420.h` have what is written.
//
// Loops over runs of pixels, compiled for several processors; the one that fits is chosen when the
// program starts. Pixels are words of four bytes, premultiplied, red in the lowest byte. All is
// arithmetic of integers: each gives the same on every processor, and the same as the Swift beside
// its caller in `Raster/Blend`, which defines it. Runs may not overlap unless one is the other.

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

/// One premultiplied pixel over `target`.
void flipbook_fill(uint32_t *_Nonnull target, int64_t count, uint32_t pixel);

/// One premultiplied pixel, each component times a level of `levels`/255, over `target`.
void flipbook_fill_levels(
    uint32_t *_Nonnull target, const uint8_t *_Nonnull levels, int64_t count, uint32_t pixel);
