#pragma once
#include <stddef.h>
#include <stdint.h>

/// A PNG file as libpng is to write it; what is 0 or NULL is left out.
struct png_to_write {
  uint32_t width, height;
  int depth, colour_type, is_interlaced;
  /// The rows, packed as PNG packs them, one after the other.
  const uint8_t *rows;
  size_t row_length;
  /// Three bytes a colour.
  const uint8_t *palette;
  int palette_count;
  /// The alphas of a palette's colours.
  const uint8_t *alphas;
  int alpha_count;
  /// The grey, or red, green and blue, that is transparent.
  uint16_t transparent[3];
  int has_transparent;
  int has_srgb;
  int32_t gamma;
  /// x and y of white, red, green and blue, times 100 000.
  const int32_t *primaries;
  const uint8_t *profile;
  uint32_t profile_count;
};

/// Writes the file to `target`; its length, 0 if libpng refuses.
size_t write_png(const struct png_to_write *file, uint8_t *target, size_t capacity);
