#pragma once

#include <stdint.h>

// The row filters of PNG (its specification, section 9), modulo 256. Pixels are words of four bytes,
// red in the lowest; in a row of three bytes a pixel the highest is left out.

/// The pixels without their highest bytes: three bytes for each.
void flipbook_png_pack(
    uint8_t *_Nonnull target, const uint32_t *_Nonnull pixels, int64_t count);

/// The pixels less `others`, byte by byte, without their highest bytes. Returns whether any pixel
/// differs.
int flipbook_png_pack_difference(
    uint8_t *_Nonnull target, const uint32_t *_Nonnull pixels, const uint32_t *_Nonnull others,
    int64_t count);

/// The pixels less `others`, byte by byte: four bytes for each. Returns whether any pixel differs.
int flipbook_png_difference(
    uint8_t *_Nonnull target, const uint32_t *_Nonnull pixels, const uint32_t *_Nonnull others,
    int64_t count);

/// The filters, by their numbers in a file.
enum flipbook_png_filter {
  FLIPBOOK_PNG_NONE, FLIPBOOK_PNG_SUB, FLIPBOOK_PNG_UP, FLIPBOOK_PNG_AVERAGE, FLIPBOOK_PNG_PAETH
};

/// Filters a row of `length` bytes, `pixel` of them for each pixel. `row` and the row `above` it are
/// led by `pixel` zeros. Returns the sum of the results as signed bytes without their signs: the
/// smaller it is, the better the row compresses, as a rule.
uint64_t flipbook_png_filter_row(
    uint8_t *_Nonnull target, const uint8_t *_Nonnull row, const uint8_t *_Nonnull above,
    int64_t length, int64_t pixel, enum flipbook_png_filter filter);
