#pragma once

#include <stdint.h>

// What compares pictures. Pixels are words of four bytes, premultiplied, red in the lowest. Each
// gives the same on every processor, and the same as the Swift in `PixelDiff/Reference`, which
// defines it.

/// What a run of pixels differs in.
struct flipbook_tally {
  /// How many pixels differ.
  int64_t count;
  /// The first and the last that differ, from the beginning of the run; meaningless if none do.
  int64_t first, last;
  /// The greatest difference of a component among those that differ.
  int64_t greatest;
};

/// Which pixels have a component that is more than `levels` off.
struct flipbook_tally flipbook_tally_levels(
    const uint32_t *_Nonnull left, const uint32_t *_Nonnull right, int64_t count, uint8_t levels);

/// What is marked with `mark`, among the marks of a run.
struct flipbook_tally flipbook_tally_marks(
    const uint8_t *_Nonnull marks, uint8_t mark, const uint32_t *_Nonnull left,
    const uint32_t *_Nonnull right, int64_t count);

/// Marks with 1 what looks different, with 0 the rest: where the distance of two colours, as
/// `PerceivedColor` has it, is above `limit`. `place` is the first pixel's place in its picture,
/// counted row by row. Returns how many are marked.
int64_t flipbook_mark_perceived(
    uint8_t *_Nonnull marks, const uint32_t *_Nonnull left, const uint32_t *_Nonnull right,
    int64_t count, int64_t place, double limit);

/// A picture, whose rows are `stride` apart.
struct flipbook_picture {
  const uint32_t *_Nonnull pixels;
  int64_t stride, width, height;
};

/// Marks with 1 the pixels of a row with more than two neighbours of the same colour, with 0 the
/// rest; the border counts as one.
void flipbook_mark_siblings(
    uint8_t *_Nonnull marks, const struct flipbook_picture *_Nonnull picture, int64_t row);

/// Marks with 2 what looks anti-aliased, of what is marked with 1 in a row of two pictures of the
/// same size. The siblings are those of both pictures in the row before, this one and the next one;
/// where there is no such row, any.
void flipbook_mark_antialiased(
    uint8_t *_Nonnull marks, const struct flipbook_picture *_Nonnull left,
    const struct flipbook_picture *_Nonnull right, int64_t row,
    const uint8_t *_Nonnull const left_siblings[_Nonnull 3],
    const uint8_t *_Nonnull const right_siblings[_Nonnull 3]);
