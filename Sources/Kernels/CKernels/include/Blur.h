#pragma once

#include <stdint.h>

// The passes of a blur, as `BlurPasses` in Swift combines them. Values are levels in 128ths, at most
// 32 640; a picture's components are four values each, red first. Weights are in 65 536ths, and the
// sum of those of one pass is 65 536. The results are the same on every processor. Targets must not
// overlap sources.

/// Writes the components of pixels as values.
void flipbook_blur_load(
    uint16_t *_Nonnull target, const uint32_t *_Nonnull pixels, int64_t count);

/// Writes the alphas of pixels as values.
void flipbook_blur_load_alphas(
    uint16_t *_Nonnull target, const uint32_t *_Nonnull pixels, int64_t count);

/// Four neighbouring rows of pixels.
struct flipbook_pixel_rows {
  const uint32_t *_Nonnull first, *_Nonnull second, *_Nonnull third, *_Nonnull fourth;
};

/// Writes the means of four rows of pixels with the weights 1 3 3 1: (a + 3 b + 3 c + d) · 16 for
/// each component.
void flipbook_halve_pixel_rows(
    uint16_t *_Nonnull target, struct flipbook_pixel_rows rows, int64_t count);

/// Writes the means of the alphas of four rows of pixels.
void flipbook_halve_alpha_rows(
    uint16_t *_Nonnull target, struct flipbook_pixel_rows rows, int64_t count);

/// Four neighbouring rows of values.
struct flipbook_value_rows {
  const uint16_t *_Nonnull first, *_Nonnull second, *_Nonnull third, *_Nonnull fourth;
};

/// Writes the means of four rows of values with the weights 1 3 3 1: (a + 3 b + 3 c + d + 4) / 8,
/// rounded down.
void flipbook_halve_rows(
    uint16_t *_Nonnull target, struct flipbook_value_rows rows, int64_t count);

/// Writes `count` pixels of four values: the means of four neighbours in a row of pixels, with the
/// same formula. The first is computed from the pixels 0…3 of `row`, the next from 2…5.
void flipbook_halve_pixels(
    uint16_t *_Nonnull target, const uint16_t *_Nonnull row, int64_t count);

/// Writes `count` single values: the means of four neighbours in a row.
void flipbook_halve_values(
    uint16_t *_Nonnull target, const uint16_t *_Nonnull row, int64_t count);

/// Writes `count` values, each convolved with the values at multiples of `step` before and after it:
/// the sum of `weights[0] · v(0)` and of `weights[i] · (v(−i) + v(i))`, divided by 65 536 and
/// rounded.
void flipbook_convolve(
    uint16_t *_Nonnull target, const uint16_t *_Nonnull source, int64_t count, int64_t step,
    const uint16_t *_Nonnull weights, int64_t weight_count);

/// Writes `count` pixels of four values, `step` pixels apart: the first is the mean of the pixels
/// 0…3 of `source` with four weights, rounded, the next that of 1…4.
void flipbook_spread_pixels(
    uint16_t *_Nonnull target, const uint16_t *_Nonnull source, int64_t count, int64_t step,
    const uint16_t *_Nonnull weights);

/// Writes `count` single values, `step` apart, in the same way.
void flipbook_spread_values(
    uint16_t *_Nonnull target, const uint16_t *_Nonnull source, int64_t count, int64_t step,
    const uint16_t *_Nonnull weights);

/// Writes the means of four rows of values with four weights as levels in 0…255, rounded.
void flipbook_mix_rows(
    uint8_t *_Nonnull levels, struct flipbook_value_rows rows, int64_t count,
    const uint16_t *_Nonnull weights);

/// Writes values as levels in 0…255, rounded.
void flipbook_blur_levels(
    uint8_t *_Nonnull levels, const uint16_t *_Nonnull values, int64_t count);

/// Scales the distance of each component from its pixel's brightness by `level`/256, clamped to
/// 0…alpha. The brightness is (54 red + 183 green + 19 blue + 128) / 256; quotients are rounded
/// down.
void flipbook_saturate(uint32_t *_Nonnull pixels, int64_t count, int32_t level);
