#include "Clones.h"
#include "Kernels.h"

#include <string.h>

// Products are rounded before they are added, on all processors.
#pragma STDC FP_CONTRACT OFF

typedef float floats16 __attribute__((vector_size(64)));
typedef int32_t numbers16 __attribute__((vector_size(64)));
typedef uint32_t words16 __attribute__((vector_size(64)));

#define LOADED16(address) \
  ({ \
    floats16 loaded_; \
    memcpy(&loaded_, (address), sizeof(loaded_)); \
    loaded_; \
  })

CLONES void flipbook_distances(
    float *restrict places, int64_t count, int32_t x, struct flipbook_distance way) {
  numbers16 column = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
  column += x;
  for (int64_t index = 0; index < count; index += 16) {
    floats16 place = __builtin_convertvector(column, floats16);
    floats16 u = way.u + way.step_u * place, v = way.v + way.step_v * place;
    floats16 distance = way.sign * __builtin_elementwise_sqrt(u * u + v * v) - way.offset;
    memcpy(places + index, &distance, sizeof(distance));
    column += 16;
  }
}

CLONES int64_t flipbook_run(const float *places, int64_t count, float start, float end) {
  int64_t index = 0;
  for (; index + 16 <= count; index += 16) {
    floats16 place = LOADED16(places + index);
    if (!__builtin_reduce_and((place >= start) & (place < end))) break;
  }
  while (index < count && places[index] >= start && places[index] < end) index++;
  return index;
}

CLONES void flipbook_shade(
    uint32_t *restrict target, const float *restrict places, const float *restrict dither,
    int64_t count, struct flipbook_ramp ramp) {
  // Adding this leaves the nearest integer in the lowest bits of the mantissa.
  const float magic = 0x1.8p23f;
  for (int64_t index = 0; index < count; index += 16) {
    floats16 way = LOADED16(places + index) - ramp.start, noise = LOADED16(dither + index);
    floats16 alpha = ramp.alpha + ramp.alpha_slope * way;
    floats16 red = (ramp.red + ramp.red_slope * way) * alpha + noise + magic;
    floats16 green = (ramp.green + ramp.green_slope * way) * alpha + noise + magic;
    floats16 blue = (ramp.blue + ramp.blue_slope * way) * alpha + noise + magic;
    floats16 opacity = 255 * alpha + noise + magic;
    words16 words = ((words16)red & 0xFF) | ((words16)green & 0xFF) << 8
        | ((words16)blue & 0xFF) << 16 | (words16)opacity << 24;
    int64_t part = count - index < 16 ? count - index : 16;
    memcpy(target + index, &words, (size_t)part * sizeof(uint32_t));
  }
}
