#include "Pixels.h"

// Text between pixels: sixteen pixels at a time, whose levels are the means of levels at neighbouring
// phases.

/// The means of levels with a weight in 256ths; intermediate overflows of 16 bits cancel.
#define LEVEL_MEAN(first, second, weight) \
  ({ \
    means16 low_ = (first); \
    ((low_ << 8) + ((second) - low_) * (half)(weight) + 128) >> 8; \
  })

static inline uint32_t mean_of(uint32_t first, uint32_t second, uint32_t weight) {
  return (first * (256 - weight) + second * weight + 128) >> 8;
}

CLONES void flipbook_fill_phases(
    uint32_t *target, struct flipbook_phases phases, int64_t count, uint32_t pixel) {
  uint32_t across = phases.weight_x, down = phases.weight_y;
  pixels16 color = (pixels16)((words16){0} + pixel);
  int64_t index = 0;
  for (; index + 16 <= count; index += 16) {
    levels16 first = LEVELS(phases.first + index);
    levels16 second = LEVELS(phases.second + index);
    levels16 first_next = first, second_next = second, any = first | second;
    if (across) {
      first_next = LEVELS(phases.first_next_x + index);
      second_next = LEVELS(phases.second_next_x + index);
      any |= first_next | second_next;
    }
    uint64_t halves[2];
    memcpy(halves, &any, sizeof(halves));
    if ((halves[0] | halves[1]) == 0) continue;
    means16 upper = WIDENED(first), lower = WIDENED(second);
    if (across) {
      upper = LEVEL_MEAN(upper, WIDENED(first_next), across);
      lower = LEVEL_MEAN(lower, WIDENED(second_next), across);
    }
    if (down) upper = LEVEL_MEAN(upper, lower, down);
    DRAW_LEVELS16(target + index, color, __builtin_convertvector(upper, words16));
  }
  for (; index < count; index++) {
    uint32_t upper = phases.first[index], lower = phases.second[index];
    if (across) {
      upper = mean_of(upper, phases.first_next_x[index], across);
      lower = mean_of(lower, phases.second_next_x[index], across);
    }
    uint32_t level = mean_of(upper, lower, down);
    if (level) target[index] = over(scaled(pixel, level), target[index]);
  }
}
