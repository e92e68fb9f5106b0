#pragma once

#include <stdint.h>

/// Converts two rows of opaque pixels, words of four bytes with red in the lowest, to BT.709 in
/// limited range: one row of Y' for each, and one of Cb and of Cr for both, as described at
/// `I420Converter` in Swift, by the formulas of `BT709` beside it. Only the columns from `first` up
/// to `end`, both even, are converted. All pointers refer to column 0.
void flipbook_i420_rows(
    const uint32_t *_Nonnull upper, const uint32_t *_Nonnull lower, int64_t first, int64_t end,
    uint8_t *_Nonnull upper_luma, uint8_t *_Nonnull lower_luma, uint8_t *_Nonnull cb,
    uint8_t *_Nonnull cr);
