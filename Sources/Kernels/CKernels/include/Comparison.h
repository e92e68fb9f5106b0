#pragma once

#include <stdint.h>

// Comparison of pictures. Pixels are words of four bytes, premultiplied, red in the lowest byte.
// The results are the same on every processor, and the same as those of the Swift code in
// `PixelDiff/Reference`, which defines them.

/// The differences in a run of pixels.
struct flipbook_tally {
  /// The number of pixels that differ.
  int64_t count;
  /// The indices of the first and the last pixel that differ; undefined if none do.
  int64_t first, last;
  /// The greatest difference of a component among the pixels that differ.
  int64_t greatest;
};

/// Returns a tally of the pixels with a component that differs by more than `levels`.
struct flipbook_tally flipbook_tally_levels(
    const uint32_t *_Nonnull left, const uint32_t *_Nonnull right, int64_t count, uint8_t levels);

/// Returns a tally of the pixels that are marked with `mark`.
struct flipbook_tally flipbook_tally_marks(
    const uint8_t *_Nonnull marks, uint8_t mark, const uint32_t *_Nonnull left,
    const uint32_t *_Nonnull right, int64_t count);

/// Marks visibly different pixels with 1 and the others with 0: a difference is visible if the
/// distance of the two colours, as defined by `PerceivedColor`, exceeds `limit`. `place` is the
/// index of the first pixel in its picture, counted row by row. Returns the number of marked
/// pixels.
int64_t flipbook_mark_perceived(
    uint8_t *_Nonnull marks, const uint32_t *_Nonnull left, const uint32_t *_Nonnull right,
    int64_t count, int64_t place, double limit);

/// A picture whose rows are `stride` pixels apart.
struct flipbook_picture {
  const uint32_t *_Nonnull pixels;
  int64_t stride, width, height;
};

/// Marks the pixels of a row that have more than two neighbours of the same colour with 1, and the
/// others with 0; the border counts as one neighbour.
void flipbook_mark_siblings(
    uint8_t *_Nonnull marks, const struct flipbook_picture *_Nonnull picture, int64_t row);

/// Changes the mark of pixels that look anti-aliased from 1 to 2, in one row of two pictures of the
/// same size. The siblings are the marks of both pictures for the previous row, this one and the
/// next one; for a row that doesn't exist, pass any row.
void flipbook_mark_antialiased(
    uint8_t *_Nonnull marks, const struct flipbook_picture *_Nonnull left,
    const struct flipbook_picture *_Nonnull right, int64_t row,
    const uint8_t *_Nonnull const left_siblings[_Nonnull 3],
    const uint8_t *_Nonnull const right_siblings[_Nonnull 3]);
