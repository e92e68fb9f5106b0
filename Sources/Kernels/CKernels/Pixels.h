#pragma once

#include "Clones.h"
#include "Kernels.h"

#include <string.h>

// Shared by the kernels: eight pixels at a time, as 16-bit halves of two components each. 16 bits
// are the widest that every processor multiplies in one instruction.

typedef uint16_t half;
typedef half pixels8 __attribute__((vector_size(32)));
typedef uint32_t words8 __attribute__((vector_size(32)));
typedef uint32_t products __attribute__((vector_size(64)));

// Macros, because the calling convention for vectors depends on the processor.

#define LOADED(address) \
  ({ \
    pixels8 loaded_; \
    memcpy(&loaded_, (address), sizeof(loaded_)); \
    loaded_; \
  })

#define STORE(address, value) \
  do { \
    pixels8 stored_ = (value); \
    memcpy((address), &stored_, sizeof(stored_)); \
  } while (0)

/// A product divided by 255 and rounded, where x is the product plus 128: (x + x/256)/256.
/// Processors compute the high 16 bits of x times 257 in one instruction.
#define DIVIDED255(x) \
  __builtin_convertvector(__builtin_convertvector((x), products) * 257u >> 16, pixels8)

/// Both components of each half times `level`/255, rounded.
#define SCALED(pixels, level) \
  ({ \
    pixels8 scaled_ = (pixels), level_ = (level); \
    DIVIDED255((scaled_ & 0xFF) * level_ + 128) | DIVIDED255((scaled_ >> 8) * level_ + 128) << 8; \
  })

/// The mean of two halves with weights in 256ths; intermediate overflows of 16 bits cancel.
#define MEAN(first, second, share) \
  ({ \
    __auto_type first_ = (first), second_ = (second), share_ = (share); \
    __auto_type low_ = first_ & 0xFF, high_ = first_ >> 8; \
    low_ = (low_ << 8) + ((second_ & 0xFF) - low_) * share_ + 128; \
    high_ = (high_ << 8) + ((second_ >> 8) - high_) * share_ + 128; \
    low_ >> 8 | (high_ & 0xFF00); \
  })

/// Eight words, each with the same half twice.
#define DOUBLED(words) ((pixels8)((words) | (words) << 16))

/// 255 minus the alpha of each pixel, in both of its halves.
#define RESTS(pixels) \
  ({ \
    words8 rests_ = 255 - ((words8)(pixels) >> 24); \
    DOUBLED(rests_); \
  })

/// `part` pixels, fewer than eight, padded with zeros.
#define LOADED_PART(address, part) \
  ({ \
    uint32_t few_[8] = {0}; \
    for (int64_t place_ = 0; place_ < (part); place_++) few_[place_] = (address)[place_]; \
    LOADED(few_); \
  })

#define STORE_PART(address, part, value) \
  do { \
    words8 few_ = (words8)(value); \
    for (int64_t place_ = 0; place_ < (part); place_++) (address)[place_] = few_[place_]; \
  } while (0)

#define REPEATED(pixel) ((pixels8)((words8){0} + (pixel)))

// Sixteen pixels at a time, for levels.

typedef uint8_t levels16 __attribute__((vector_size(16)));
typedef half means16 __attribute__((vector_size(32)));
typedef half pixels16 __attribute__((vector_size(64)));
typedef uint32_t words16 __attribute__((vector_size(64)));
typedef uint32_t products16 __attribute__((vector_size(128)));

#define LEVELS(address) \
  ({ \
    levels16 levels_; \
    memcpy(&levels_, (address), sizeof(levels_)); \
    levels_; \
  })

#define WIDENED(levels) __builtin_convertvector((levels), means16)

#define DIVIDED255_16(x) \
  __builtin_convertvector(__builtin_convertvector((x), products16) * 257u >> 16, pixels16)

#define SCALED16(pixels, level) \
  ({ \
    pixels16 scaled_ = (pixels), level_ = (level); \
    DIVIDED255_16((scaled_ & 0xFF) * level_ + 128) \
        | DIVIDED255_16((scaled_ >> 8) * level_ + 128) << 8; \
  })

#define DOUBLED16(words) ((pixels16)((words) | (words) << 16))

#define RESTS16(pixels) \
  ({ \
    words16 rests16_ = 255 - ((words16)(pixels) >> 24); \
    DOUBLED16(rests16_); \
  })

#define REPEATED16(pixel) ((pixels16)((words16){0} + (pixel)))

/// Draws sixteen pixels over those at `address`; `rests` are the weights of these.
#define DRAW16(address, pixels, rests) \
  do { \
    pixels16 under_; \
    memcpy(&under_, (address), sizeof(under_)); \
    under_ = (pixels) + SCALED16(under_, (rests)); \
    memcpy((address), &under_, sizeof(under_)); \
  } while (0)

/// Draws a colour at sixteen levels, which are words, over sixteen pixels.
#define DRAW_LEVELS16(address, color, levels) \
  do { \
    words16 drawn_ = (levels); \
    pixels16 own_ = SCALED16((color), DOUBLED16(drawn_)); \
    DRAW16((address), own_, RESTS16(own_)); \
  } while (0)

// The scalar versions, for the last pixels of a run.

static inline uint32_t scaled(uint32_t pixel, uint32_t level) {
  uint32_t even = (pixel & 0x00FF00FF) * level + 0x00800080;
  uint32_t odd = (pixel >> 8 & 0x00FF00FF) * level + 0x00800080;
  even += even >> 8 & 0x00FF00FF;
  odd += odd >> 8 & 0x00FF00FF;
  return (even >> 8 & 0x00FF00FF) | (odd & 0xFF00FF00);
}

static inline uint32_t over(uint32_t source, uint32_t pixel) {
  return source + scaled(pixel, 255 - (source >> 24));
}

static inline __attribute__((always_inline)) void store_run(
    uint32_t *target, int64_t count, uint32_t pixel) {
  pixels16 own = REPEATED16(pixel);
  int64_t index = 0;
  for (; index + 32 <= count; index += 32) {
    memcpy(target + index, &own, sizeof(own));
    memcpy(target + index + 16, &own, sizeof(own));
  }
  for (; index + 8 <= count; index += 8) STORE(target + index, REPEATED(pixel));
  for (; index < count; index++) target[index] = pixel;
}

/// Draws one premultiplied pixel over a run.
static inline __attribute__((always_inline)) void fill_run(
    uint32_t *target, int64_t count, uint32_t pixel) {
  if (pixel >> 24 == 255) return store_run(target, count, pixel);
  pixels16 wide = REPEATED16(pixel), wide_rest = RESTS16(wide);
  pixels8 own = REPEATED(pixel), rest = RESTS(own);
  int64_t index = 0;
  for (; index + 16 <= count; index += 16) DRAW16(target + index, wide, wide_rest);
  if (index + 8 <= count) {
    STORE(target + index, own + SCALED(LOADED(target + index), rest));
    index += 8;
  }
  for (; index < count; index++) target[index] = over(pixel, target[index]);
}
