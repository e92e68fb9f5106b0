#include "Pixels.h"

#if defined(__x86_64__) && defined(__linux__)
#include <immintrin.h>
#define FOR_ANY __attribute__((target("default")))
#define FOR_AVX2 __attribute__((target("avx2")))
#else
#define FOR_ANY
#endif

// If a count isn't a multiple of eight, the last group of eight overlaps the one before it,
// provided there are at least eight pixels; computing pixels twice gives the same result.

// Pixels that are sampled from a row at equidistant positions and mixed with their right
// neighbours.

enum { block = 128, columns = block * FLIPBOOK_GREATEST_STEP + 2, spare = 16 };

/// Samples pixels from a row one by one, up to the end of the block.
static inline __attribute__((always_inline)) void pick(
    uint32_t *restrict target, const uint32_t *row, int64_t count, int64_t place, int64_t step) {
  uint32_t left[block], right[block], shares[block];
  for (int64_t index = 0; index < count; index++) {
    const uint32_t *pair = row + (place >> 32);
    left[index] = pair[0];
    right[index] = pair[1];
    shares[index] = ((uint32_t)place >> 24) * 0x10001;
    place += step;
  }
  for (int64_t next = 0; next < count; next += 8) {
    int64_t index = next + 8 <= count || count < 8 ? next : count - 8;
    pixels8 mean = MEAN(LOADED(left + index), LOADED(right + index), LOADED(shares + index));
    if (count < 8)
      STORE_PART(target, count, mean);
    else
      STORE(target + index, mean);
  }
}

/// Computes the mean of two rows.
static inline __attribute__((always_inline)) void mix(
    uint32_t *restrict mixed, const uint32_t *upper, const uint32_t *lower, int64_t count,
    uint32_t down) {
  pixels8 share = REPEATED(down * 0x10001);
  if (count < 8) {
    STORE_PART(
        mixed, count, MEAN(LOADED_PART(upper, count), LOADED_PART(lower, count), share));
    return;
  }
  for (int64_t next = 0; next < count; next += 8) {
    int64_t index = next + 8 <= count ? next : count - 8;
    STORE(mixed + index, MEAN(LOADED(upper + index), LOADED(lower + index), share));
  }
}

/// Samples pixels at positions one column apart, which all have the same weights.
static inline __attribute__((always_inline)) void pick_next(
    uint32_t *restrict target, const uint32_t *row, int64_t count, int64_t place) {
  const uint32_t *left = row + (place >> 32);
  mix(target, left, left + 1, count, (uint32_t)place >> 24);
}

typedef void picker(uint32_t *restrict, const uint32_t *, int64_t, int64_t, int64_t);

static inline __attribute__((always_inline)) void bilinear(
    uint32_t *restrict target, const uint32_t *upper, const uint32_t *lower, int64_t count,
    int64_t from, int64_t step, uint32_t down, picker *pick_magnified) {
  uint32_t mixed[columns + spare];
  for (int64_t done = 0; done < count; done += block) {
    int64_t part = count - done < block ? count - done : block;
    int64_t end = from + (part - 1) * step;
    int64_t low = (from < end ? from : end) >> 32, high = (from < end ? end : from) >> 32;
    mix(mixed, upper + low, lower + low, high - low + 2, down);
    int64_t place = from - (low << 32);
    if (step == (int64_t)1 << 32)
      pick_next(target + done, mixed, part, place);
    else if (step > 0 && step <= (int64_t)1 << 32)
      pick_magnified(target + done, mixed, part, place, step);
    else
      pick(target + done, mixed, part, place, step);
    from += part * step;
  }
}

FOR_ANY static void between_rows(
    uint32_t *restrict target, const uint32_t *upper, const uint32_t *lower, int64_t count,
    int64_t from, int64_t step, uint32_t down) {
  bilinear(target, upper, lower, count, from, step, down, pick);
}

#ifdef FOR_AVX2
/// Samples pixels that are at most one column apart: eight of them are within eight columns, and so
/// are their neighbours, so that one instruction can permute them.
FOR_AVX2 static inline void pick_near(
    uint32_t *restrict target, const uint32_t *row, int64_t count, int64_t place, int64_t step) {
  __m256i first = _mm256_setr_epi64x(0, step, 2 * step, 3 * step);
  __m256i second = _mm256_add_epi64(first, _mm256_set1_epi64x(4 * step));
  // The permutation that restores the order of four 32-bit halves from each of two registers.
  const __m256i order = _mm256_setr_epi32(0, 1, 4, 5, 2, 3, 6, 7);
  for (int64_t next = 0; next < count; next += 8) {
    int64_t index = next + 8 <= count || count < 8 ? next : count - 8;
    int64_t start = place + index * step;
    const uint32_t *near = row + (start >> 32);
    __m256i part = _mm256_set1_epi64x(start & 0xFFFFFFFF);
    __m256 a = _mm256_castsi256_ps(_mm256_add_epi64(first, part));
    __m256 b = _mm256_castsi256_ps(_mm256_add_epi64(second, part));
    __m256i column = _mm256_permutevar8x32_epi32(
        _mm256_castps_si256(_mm256_shuffle_ps(a, b, 0xDD)), order);
    __m256i share = _mm256_permutevar8x32_epi32(
        _mm256_castps_si256(_mm256_shuffle_ps(a, b, 0x88)), order);
    words8 shares = (words8)share >> 24;
    pixels8 left = (pixels8)_mm256_permutevar8x32_epi32(
        _mm256_loadu_si256((const __m256i *)near), column);
    pixels8 right = (pixels8)_mm256_permutevar8x32_epi32(
        _mm256_loadu_si256((const __m256i *)(near + 1)), column);
    pixels8 mean = MEAN(left, right, DOUBLED(shares));
    if (count < 8)
      STORE_PART(target, count, mean);
    else
      STORE(target + index, mean);
  }
}

FOR_AVX2 static void between_rows(
    uint32_t *restrict target, const uint32_t *upper, const uint32_t *lower, int64_t count,
    int64_t from, int64_t step, uint32_t down) {
  bilinear(target, upper, lower, count, from, step, down, pick_near);
}
#endif

void flipbook_bilinear(
    uint32_t *restrict target, const uint32_t *upper, const uint32_t *lower, int64_t count,
    int64_t from, int64_t step, uint32_t down) {
  between_rows(target, upper, lower, count, from, step, down);
}

/// Returns the mean of two halves' components, with weights in 256ths.
static inline half interpolated(half a, half b, half share) {
  half rest = (half)(256 - share);
  half low = (half)((half)((a & 0xFF) * rest) + (half)((b & 0xFF) * share) + 128);
  half high = (half)((half)((a >> 8) * rest) + (half)((b >> 8) * share) + 128);
  return (half)(low >> 8 | (high & 0xFF00));
}

GATHERING_CLONES void flipbook_turned(
    uint32_t *restrict target, const uint32_t *restrict source, int64_t stride, int64_t count,
    int64_t u, int64_t v, int64_t step_u, int64_t step_v) {
  uint32_t corners[4][block], across[block], down[block];
  for (int64_t done = 0; done < count; done += block) {
    int64_t part = count - done < block ? count - done : block;
    for (int64_t index = 0; index < part; index++) {
      const uint32_t *corner = source + ((int32_t)(v >> 32) * (int32_t)stride + (int32_t)(u >> 32));
      corners[0][index] = corner[0];
      corners[1][index] = corner[1];
      corners[2][index] = corner[stride];
      corners[3][index] = corner[stride + 1];
      across[index] = ((uint32_t)u >> 24) * 0x10001;
      down[index] = ((uint32_t)v >> 24) * 0x10001;
      u += step_u, v += step_v;
    }
    half *out = (half *)(target + done);
    const half *a = (const half *)corners[0], *b = (const half *)corners[1];
    const half *c = (const half *)corners[2], *d = (const half *)corners[3];
    const half *right = (const half *)across, *lower = (const half *)down;
    for (int64_t index = 0; index < 2 * part; index++)
      out[index] = interpolated(
          interpolated(a[index], c[index], lower[index]),
          interpolated(b[index], d[index], lower[index]), right[index]);
  }
}
