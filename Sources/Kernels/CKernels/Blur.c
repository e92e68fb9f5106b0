#include "Blur.h"
#include "Clones.h"

#include <string.h>

// Groups of 32 values: two registers of AVX-512, four of AVX2. The rest of a row is one group that is
// padded, or that overlaps the one before it.

enum { group = 32 };

typedef uint8_t bytes32 __attribute__((vector_size(32)));
typedef uint16_t values32 __attribute__((vector_size(64)));
typedef uint32_t sums32 __attribute__((vector_size(128)));

// Macros, because the calling convention for vectors depends on the processor.

#define READ(kind, address) \
  ({ \
    kind read_; \
    memcpy(&read_, (address), sizeof(read_)); \
    read_; \
  })

#define WRITE(address, value) \
  do { \
    __typeof__(value) written_ = (value); \
    memcpy((address), &written_, sizeof(written_)); \
  } while (0)

#define WIDE(values) __builtin_convertvector((values), sums32)
#define NARROW(sums) __builtin_convertvector((sums), values32)

// MARK: Loading

CLONES void flipbook_blur_load(uint16_t *restrict target, const uint32_t *pixels, int64_t count) {
  const uint8_t *bytes = (const uint8_t *)pixels;
  for (int64_t index = 0; index < 4 * count; index++) target[index] = (uint16_t)(bytes[index] << 7);
}

CLONES void flipbook_blur_load_alphas(
    uint16_t *restrict target, const uint32_t *pixels, int64_t count) {
  for (int64_t index = 0; index < count; index++)
    target[index] = (uint16_t)(pixels[index] >> 24 << 7);
}

// MARK: Halving

CLONES void flipbook_halve_pixel_rows(
    uint16_t *restrict target, struct flipbook_pixel_rows rows, int64_t count) {
  const uint8_t *first = (const uint8_t *)rows.first, *second = (const uint8_t *)rows.second;
  const uint8_t *third = (const uint8_t *)rows.third, *fourth = (const uint8_t *)rows.fourth;
  for (int64_t index = 0; index < 4 * count; index++) {
    uint16_t ends = (uint16_t)(first[index] + fourth[index]);
    uint16_t middle = (uint16_t)(second[index] + third[index]);
    target[index] = (uint16_t)((ends + 3 * middle) << 4);
  }
}

CLONES void flipbook_halve_alpha_rows(
    uint16_t *restrict target, struct flipbook_pixel_rows rows, int64_t count) {
  for (int64_t index = 0; index < count; index++) {
    uint32_t ends = (rows.first[index] >> 24) + (rows.fourth[index] >> 24);
    uint32_t middle = (rows.second[index] >> 24) + (rows.third[index] >> 24);
    target[index] = (uint16_t)((ends + 3 * middle) << 4);
  }
}

static inline uint16_t halved(uint32_t first, uint32_t second, uint32_t third, uint32_t fourth) {
  return (uint16_t)((first + fourth + 3 * (second + third) + 4) >> 3);
}

CLONES void flipbook_halve_rows(
    uint16_t *restrict target, struct flipbook_value_rows rows, int64_t count) {
  for (int64_t index = 0; index < count; index++)
    target[index] =
        halved(rows.first[index], rows.second[index], rows.third[index], rows.fourth[index]);
}

typedef uint64_t pixels8 __attribute__((vector_size(64)));

CLONES void flipbook_halve_pixels(uint16_t *restrict target, const uint16_t *row, int64_t count) {
  int64_t index = 0;
  for (; index + 8 <= count; index += 8) {
    // Pixels as words of 64 bits, of which the even and the odd ones are selected.
    const uint16_t *from = row + 8 * index;
    pixels8 left = READ(pixels8, from), right = READ(pixels8, from + 32);
    pixels8 later_left = READ(pixels8, from + 8), later_right = READ(pixels8, from + 40);
    values32 first = (values32)__builtin_shufflevector(left, right, 0, 2, 4, 6, 8, 10, 12, 14);
    values32 second = (values32)__builtin_shufflevector(left, right, 1, 3, 5, 7, 9, 11, 13, 15);
    values32 third =
        (values32)__builtin_shufflevector(later_left, later_right, 0, 2, 4, 6, 8, 10, 12, 14);
    values32 fourth =
        (values32)__builtin_shufflevector(later_left, later_right, 1, 3, 5, 7, 9, 11, 13, 15);
    // The sums of two values fit into 16 bits.
    sums32 ends = WIDE(first + fourth), middle = WIDE(second + third);
    WRITE(target + 4 * index, NARROW((ends + 3 * middle + 4) >> 3));
  }
  for (; index < count; index++) {
    for (int64_t channel = 0; channel < 4; channel++) {
      const uint16_t *from = row + 8 * index + channel;
      target[4 * index + channel] = halved(from[0], from[4], from[8], from[12]);
    }
  }
}

CLONES void flipbook_halve_values(uint16_t *restrict target, const uint16_t *row, int64_t count) {
  for (int64_t index = 0; index < count; index++) {
    const uint16_t *from = row + 2 * index;
    target[index] = halved(from[0], from[1], from[2], from[3]);
  }
}

// MARK: Convolution

CLONES void flipbook_convolve(
    uint16_t *restrict target, const uint16_t *source, int64_t count, int64_t step,
    const uint16_t *weights, int64_t weight_count) {
  int64_t index = 0;
  for (; index + group <= count; index += group) {
    const uint16_t *middle = source + index;
    sums32 sum = WIDE(READ(values32, middle)) * (uint32_t)weights[0] + 32768;
    for (int64_t place = 1; place < weight_count; place++) {
      values32 both =
          READ(values32, middle - place * step) + READ(values32, middle + place * step);
      sum += WIDE(both) * (uint32_t)weights[place];
    }
    WRITE(target + index, NARROW(sum >> 16));
  }
  for (; index < count; index++) {
    const uint16_t *middle = source + index;
    uint32_t sum = (uint32_t)middle[0] * weights[0] + 32768;
    for (int64_t place = 1; place < weight_count; place++)
      sum += (uint32_t)(middle[-place * step] + middle[place * step]) * weights[place];
    target[index] = (uint16_t)(sum >> 16);
  }
}

// MARK: Enlarging

static inline uint32_t weighted(
    uint32_t first, uint32_t second, uint32_t third, uint32_t fourth, const uint16_t *weights) {
  return first * weights[0] + second * weights[1] + third * weights[2] + fourth * weights[3];
}

CLONES void flipbook_spread_pixels(
    uint16_t *restrict target, const uint16_t *source, int64_t count, int64_t step,
    const uint16_t *weights) {
  int64_t index = 0;
  for (; index + 8 <= count; index += 8) {
    const uint16_t *from = source + 4 * index;
    sums32 sum = WIDE(READ(values32, from)) * (uint32_t)weights[0];
    sum += WIDE(READ(values32, from + 4)) * (uint32_t)weights[1];
    sum += WIDE(READ(values32, from + 8)) * (uint32_t)weights[2];
    sum += WIDE(READ(values32, from + 12)) * (uint32_t)weights[3];
    pixels8 pixels = (pixels8)NARROW((sum + 32768) >> 16);
    for (int64_t pixel = 0; pixel < 8; pixel++)
      WRITE(target + 4 * (index + pixel) * step, pixels[pixel]);
  }
  for (; index < count; index++) {
    for (int64_t channel = 0; channel < 4; channel++) {
      const uint16_t *from = source + 4 * index + channel;
      uint32_t sum = weighted(from[0], from[4], from[8], from[12], weights);
      target[4 * index * step + channel] = (uint16_t)((sum + 32768) >> 16);
    }
  }
}

CLONES void flipbook_spread_values(
    uint16_t *restrict target, const uint16_t *source, int64_t count, int64_t step,
    const uint16_t *weights) {
  for (int64_t index = 0; index < count; index++) {
    const uint16_t *from = source + index;
    uint32_t sum = weighted(from[0], from[1], from[2], from[3], weights);
    target[index * step] = (uint16_t)((sum + 32768) >> 16);
  }
}

CLONES void flipbook_mix_rows(
    uint8_t *restrict levels, struct flipbook_value_rows rows, int64_t count,
    const uint16_t *weights) {
  int64_t index = 0;
  for (; index + group <= count; index += group) {
    sums32 sum = WIDE(READ(values32, rows.first + index)) * (uint32_t)weights[0];
    sum += WIDE(READ(values32, rows.second + index)) * (uint32_t)weights[1];
    sum += WIDE(READ(values32, rows.third + index)) * (uint32_t)weights[2];
    sum += WIDE(READ(values32, rows.fourth + index)) * (uint32_t)weights[3];
    WRITE(levels + index, __builtin_convertvector((sum + (1 << 22)) >> 23, bytes32));
  }
  for (; index < count; index++) {
    uint32_t sum = weighted(
        rows.first[index], rows.second[index], rows.third[index], rows.fourth[index], weights);
    levels[index] = (uint8_t)((sum + (1 << 22)) >> 23);
  }
}

CLONES void flipbook_blur_levels(
    uint8_t *restrict levels, const uint16_t *values, int64_t count) {
  for (int64_t index = 0; index < count; index++)
    levels[index] = (uint8_t)((values[index] + 64) >> 7);
}

// MARK: Saturation

static inline uint32_t moved(int32_t value, int32_t gray, int32_t level, int32_t alpha) {
  int32_t far = gray + (((value - gray) * level + 128) >> 8);
  far = far < 0 ? 0 : far;
  return (uint32_t)(far > alpha ? alpha : far);
}

CLONES void flipbook_saturate(uint32_t *pixels, int64_t count, int32_t level) {
  for (int64_t index = 0; index < count; index++) {
    uint32_t word = pixels[index];
    int32_t red = word & 0xFF, green = word >> 8 & 0xFF, blue = word >> 16 & 0xFF;
    int32_t alpha = (int32_t)(word >> 24);
    int32_t gray = (54 * red + 183 * green + 19 * blue + 128) >> 8;
    pixels[index] = moved(red, gray, level, alpha) | moved(green, gray, level, alpha) << 8
        | moved(blue, gray, level, alpha) << 16 | (word & 0xFF000000);
  }
}
