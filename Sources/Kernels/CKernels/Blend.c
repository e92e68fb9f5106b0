#include "Pixels.h"

#include <stdbool.h>

CLONES void flipbook_draw(
    uint32_t *restrict target, const uint32_t *restrict source, int64_t count, uint32_t level) {
  pixels8 levels = REPEATED(level * 0x10001);
  pixels16 wide_levels = REPEATED16(level * 0x10001);
  int64_t index = 0;
  for (; index + 16 <= count; index += 16) {
    pixels16 own;
    memcpy(&own, source + index, sizeof(own));
    own = SCALED16(own, wide_levels);
    DRAW16(target + index, own, RESTS16(own));
  }
  for (; index + 8 <= count; index += 8) {
    pixels8 own = SCALED(LOADED(source + index), levels);
    STORE(target + index, own + SCALED(LOADED(target + index), RESTS(own)));
  }
  for (; index < count; index++)
    target[index] = over(scaled(source[index], level), target[index]);
}

CLONES void flipbook_store(uint32_t *target, int64_t count, uint32_t pixel) {
  store_run(target, count, pixel);
}

CLONES void flipbook_store_rows(
    uint32_t *target, intptr_t pixels_per_row, intptr_t width, intptr_t rows, uint32_t pixel) {
  for (intptr_t row = 0; row < rows; row++, target += pixels_per_row)
    store_run(target, width, pixel);
}

CLONES void flipbook_fill(uint32_t *target, int64_t count, uint32_t pixel) {
  fill_run(target, count, pixel);
}

/// Returns the greatest level at which the largest component of a pixel is rounded to 0.
static inline uint8_t faintest(uint32_t pixel) {
  uint32_t largest = pixel >> 24;
  for (int shift = 0; shift < 24; shift += 8) {
    uint32_t component = pixel >> shift & 0xFF;
    if (component > largest) largest = component;
  }
  return largest == 0 ? 255 : (uint8_t)(127 / largest);
}

/// Whether some of sixteen levels are above `limit`, sixteen times the same.
#define ANY_ABOVE(levels, limit) \
  ({ \
    __auto_type above_ = (levels) > (limit); \
    uint64_t any_[2]; \
    memcpy(any_, &above_, sizeof(any_)); \
    (any_[0] | any_[1]) != 0; \
  })

/// The levels of the last sixteen pixels of a row of which all but `rest` are drawn: 0 for those.
#define LAST_LEVELS(levels, count, rest) \
  (LEVELS((levels) + (count) - 16) & LEVELS(undrawn + (rest)))

static const uint8_t undrawn[32] = {
    0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255};

/// Draws black, as most shadows are, at sixteen levels: only alphas need to be multiplied.
#define DRAW_BLACK16(address, levels, strength) \
  do { \
    pixels8 black_ = WIDENED(levels) * (strength) + 128; \
    words16 alphas_ = __builtin_convertvector(DIVIDED255(black_), words16); \
    words16 rests_ = 255 - alphas_; \
    DRAW16((address), (pixels16)(alphas_ << 24), DOUBLED16(rests_)); \
  } while (0)

static inline __attribute__((always_inline)) void fill_black_row(
    uint32_t *restrict target, const uint8_t *restrict levels, int64_t count, uint32_t pixel) {
  pixels8 strength = REPEATED((pixel >> 24) * 0x10001);
  levels16 faint = (levels16){0} + faintest(pixel);
  int64_t index = 0;
  for (; index + 16 <= count; index += 16) {
    levels16 own = LEVELS(levels + index);
    if (ANY_ABOVE(own, faint)) DRAW_BLACK16(target + index, own, strength);
  }
  if (index == count) return;
  if (count >= 16) {
    levels16 own = LAST_LEVELS(levels, count, count - index);
    if (ANY_ABOVE(own, faint)) DRAW_BLACK16(target + count - 16, own, strength);
    return;
  }
  for (; index < count; index++)
    target[index] = over(scaled(pixel, levels[index]), target[index]);
}

static inline __attribute__((always_inline)) void fill_row(
    uint32_t *restrict target, const uint8_t *restrict levels, int64_t count, uint32_t pixel) {
  pixels16 color = REPEATED16(pixel);
  levels16 faint = (levels16){0} + faintest(pixel);
  int64_t index = 0;
  for (; index + 16 <= count; index += 16) {
    levels16 own = LEVELS(levels + index);
    if (!ANY_ABOVE(own, faint)) continue;
    uint64_t all[2];
    memcpy(all, &own, sizeof(all));
    if ((all[0] & all[1]) == ~(uint64_t)0 && pixel >> 24 == 255) {
      memcpy(target + index, &color, sizeof(color));
      continue;
    }
    words16 level = __builtin_convertvector(WIDENED(own), words16);
    DRAW_LEVELS16(target + index, color, level);
  }
  if (index == count) return;
  if (count >= 16) {
    levels16 own = LAST_LEVELS(levels, count, count - index);
    if (!ANY_ABOVE(own, faint)) return;
    words16 level = __builtin_convertvector(WIDENED(own), words16);
    DRAW_LEVELS16(target + count - 16, color, level);
    return;
  }
  for (; index < count; index++)
    target[index] = over(scaled(pixel, levels[index]), target[index]);
}

CLONES void flipbook_fill_levels(
    uint32_t *restrict target, intptr_t pixels_per_row, const uint8_t *restrict levels,
    intptr_t levels_per_row, intptr_t width, intptr_t rows, uint32_t pixel) {
  bool is_black = pixel << 8 == 0;
  for (; rows > 0; rows--, target += pixels_per_row, levels += levels_per_row) {
    if (is_black) {
      fill_black_row(target, levels, width, pixel);
    } else {
      fill_row(target, levels, width, pixel);
    }
  }
}
