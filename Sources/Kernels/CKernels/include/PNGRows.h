#pragma once

#include <stdint.h>

// The row filters of PNG (section 9 of its specification), modulo 256. Pixels are words of four
// bytes, red in the lowest; rows with three bytes per pixel omit the highest.

/// Writes pixels without their highest bytes: three bytes each.
void flipbook_png_pack(
    uint8_t *_Nonnull target, const uint32_t *_Nonnull pixels, int64_t count);

/// Writes pixels minus `others`, byte by byte, without their highest bytes. Returns whether any
/// pixel differs.
int flipbook_png_pack_difference(
    uint8_t *_Nonnull target, const uint32_t *_Nonnull pixels, const uint32_t *_Nonnull others,
    int64_t count);

/// Writes pixels minus `others`, byte by byte: four bytes each. Returns whether any pixel differs.
int flipbook_png_difference(
    uint8_t *_Nonnull target, const uint32_t *_Nonnull pixels, const uint32_t *_Nonnull others,
    int64_t count);

/// The filters, with their numbers in a file.
enum flipbook_png_filter {
  FLIPBOOK_PNG_NONE, FLIPBOOK_PNG_SUB, FLIPBOOK_PNG_UP, FLIPBOOK_PNG_AVERAGE, FLIPBOOK_PNG_PAETH
};

/// Filters a row of `length` bytes, with `pixel` bytes per pixel. `row` and the row `above` it must
/// be preceded by `pixel` zeros. Returns the sum of the absolute values of the results as signed
/// bytes: as a rule, a smaller sum means better compression.
uint64_t flipbook_png_filter_row(
    uint8_t *_Nonnull target, const uint8_t *_Nonnull row, const uint8_t *_Nonnull above,
    int64_t length, int64_t pixel, enum flipbook_png_filter filter);
