#include "Pixels.h"

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

CLONES void flipbook_fill_levels(
    uint32_t *restrict target, const uint8_t *restrict levels, int64_t count, uint32_t pixel) {
  pixels16 color = (pixels16)((words16){0} + pixel);
  int64_t index = 0;
  for (; index + 16 <= count; index += 16) {
    uint64_t any[2];
    memcpy(any, levels + index, sizeof(any));
    if ((any[0] | any[1]) == 0) continue;
    if ((any[0] & any[1]) == ~(uint64_t)0 && pixel >> 24 == 255) {
      memcpy(target + index, &color, sizeof(color));
      continue;
    }
    words16 level = __builtin_convertvector(WIDENED(LEVELS(levels + index)), words16);
    DRAW_LEVELS16(target + index, color, level);
  }
  for (; index < count; index++)
    target[index] = over(scaled(pixel, levels[index]), target[index]);
}
