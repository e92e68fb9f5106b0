#include "Pixels.h"

#if defined(__x86_64__) && defined(__linux__)
#include <immintrin.h>
#define FOR_ANY __attribute__((target("default")))
#define FOR_AVX2 __attribute__((target("avx2")))
#define FOR_AVX512 __attribute__((target("avx512bw,avx512vl")))
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
typedef void mixer(uint32_t *restrict, const uint32_t *, const uint32_t *, int64_t, uint32_t);

static inline __attribute__((always_inline)) void bilinear(
    uint32_t *restrict target, const uint32_t *upper, const uint32_t *lower, int64_t count,
    int64_t from, int64_t step, uint32_t down, mixer *mix_rows, picker *pick_magnified) {
  uint32_t mixed[columns + spare];
  for (int64_t done = 0; done < count; done += block) {
    int64_t part = count - done < block ? count - done : block;
    int64_t end = from + (part - 1) * step;
    int64_t low = (from < end ? from : end) >> 32, high = (from < end ? end : from) >> 32;
    mix_rows(mixed, upper + low, lower + low, high - low + 2, down);
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
  bilinear(target, upper, lower, count, from, step, down, mix, pick);
}

#ifdef FOR_AVX2
/// The same as `MEAN`, for weights in 256ths times 128: the weighted difference of two components is
/// then a product divided by 32 768 and rounded, for which there is one instruction.
FOR_AVX2 static inline __m256i mean(__m256i a, __m256i b, __m256i share) {
  const __m256i low = _mm256_set1_epi16(0xFF);
  __m256i even = _mm256_and_si256(a, low), odd = _mm256_srli_epi16(a, 8);
  __m256i even_change = _mm256_sub_epi16(_mm256_and_si256(b, low), even);
  __m256i odd_change = _mm256_sub_epi16(_mm256_srli_epi16(b, 8), odd);
  even = _mm256_add_epi16(even, _mm256_mulhrs_epi16(even_change, share));
  odd = _mm256_add_epi16(odd, _mm256_mulhrs_epi16(odd_change, share));
  return _mm256_or_si256(even, _mm256_slli_epi16(odd, 8));
}

/// Computes the mean of two rows like `mix`.
FOR_AVX2 static inline void mix_near(
    uint32_t *restrict mixed, const uint32_t *upper, const uint32_t *lower, int64_t count,
    uint32_t down) {
  if (count < 8) return mix(mixed, upper, lower, count, down);
  __m256i share = _mm256_set1_epi16((short)(down * 128));
  for (int64_t next = 0; next < count; next += 8) {
    int64_t index = next + 8 <= count ? next : count - 8;
    __m256i above = _mm256_loadu_si256((const __m256i *)(upper + index));
    __m256i below = _mm256_loadu_si256((const __m256i *)(lower + index));
    _mm256_storeu_si256((__m256i *)(mixed + index), mean(above, below, share));
  }
}

/// Samples pixels that are at most one column apart: eight of them are within eight columns, and so
/// are their neighbours, so that one instruction can permute them.
FOR_AVX2 static inline void pick_near(
    uint32_t *restrict target, const uint32_t *row, int64_t count, int64_t place, int64_t step) {
  // Positions in 2^-32 of a column as two parts, in 2^-8 and in 2^-32, so that they fit into 32 bits.
  uint32_t coarse_steps[8], fine_steps[8];
  for (int64_t index = 0; index < 8; index++) {
    coarse_steps[index] = (uint32_t)(index * step >> 24);
    fine_steps[index] = (uint32_t)(index * step) & 0xFFFFFF;
  }
  const __m256i coarse = _mm256_loadu_si256((const __m256i *)coarse_steps);
  const __m256i fine = _mm256_loadu_si256((const __m256i *)fine_steps);
  // The share of each pixel, the lowest byte, in both halves.
  const __m256i twice = _mm256_setr_epi8(
      0, -1, 0, -1, 4, -1, 4, -1, 8, -1, 8, -1, 12, -1, 12, -1, 0, -1, 0, -1, 4, -1, 4, -1, 8, -1, 8, -1,
      12, -1, 12, -1);
  for (int64_t next = 0; next < count; next += 8) {
    int64_t index = next + 8 <= count || count < 8 ? next : count - 8;
    int64_t start = place + index * step;
    const uint32_t *near = row + (start >> 32);
    __m256i carried = _mm256_srli_epi32(
        _mm256_add_epi32(fine, _mm256_set1_epi32((int)(start & 0xFFFFFF))), 24);
    __m256i position = _mm256_add_epi32(
        _mm256_add_epi32(coarse, carried), _mm256_set1_epi32((int)(start >> 24 & 0xFF)));
    __m256i column = _mm256_srli_epi32(position, 8);
    __m256i share = _mm256_slli_epi16(_mm256_shuffle_epi8(position, twice), 7);
    __m256i left =
        _mm256_permutevar8x32_epi32(_mm256_loadu_si256((const __m256i *)near), column);
    __m256i right =
        _mm256_permutevar8x32_epi32(_mm256_loadu_si256((const __m256i *)(near + 1)), column);
    __m256i pixels = mean(left, right, share);
    if (count < 8)
      STORE_PART(target, count, pixels);
    else
      _mm256_storeu_si256((__m256i *)(target + index), pixels);
  }
}

FOR_AVX2 static void between_rows(
    uint32_t *restrict target, const uint32_t *upper, const uint32_t *lower, int64_t count,
    int64_t from, int64_t step, uint32_t down) {
  bilinear(target, upper, lower, count, from, step, down, mix_near, pick_near);
}

/// The same as `mean`, for sixteen pixels.
FOR_AVX512 static inline __m512i wide_mean(__m512i a, __m512i b, __m512i share) {
  const __m512i low = _mm512_set1_epi16(0xFF);
  __m512i even = _mm512_and_si512(a, low), odd = _mm512_srli_epi16(a, 8);
  __m512i even_change = _mm512_sub_epi16(_mm512_and_si512(b, low), even);
  __m512i odd_change = _mm512_sub_epi16(_mm512_srli_epi16(b, 8), odd);
  even = _mm512_add_epi16(even, _mm512_mulhrs_epi16(even_change, share));
  odd = _mm512_add_epi16(odd, _mm512_mulhrs_epi16(odd_change, share));
  return _mm512_or_si512(even, _mm512_slli_epi16(odd, 8));
}

FOR_AVX512 static inline void mix_wide(
    uint32_t *restrict mixed, const uint32_t *upper, const uint32_t *lower, int64_t count,
    uint32_t down) {
  if (count < 16) return mix(mixed, upper, lower, count, down);
  __m512i share = _mm512_set1_epi16((short)(down * 128));
  for (int64_t next = 0; next < count; next += 16) {
    int64_t index = next + 16 <= count ? next : count - 16;
    __m512i above = _mm512_loadu_si512(upper + index), below = _mm512_loadu_si512(lower + index);
    _mm512_storeu_si512(mixed + index, wide_mean(above, below, share));
  }
}

/// Samples like `pick_near`, sixteen pixels at a time.
FOR_AVX512 static inline void pick_nearest(
    uint32_t *restrict target, const uint32_t *row, int64_t count, int64_t place, int64_t step) {
  if (count < 16) return pick_near(target, row, count, place, step);
  __m512i first = _mm512_setr_epi64(
      0, step, 2 * step, 3 * step, 4 * step, 5 * step, 6 * step, 7 * step);
  __m512i second = _mm512_add_epi64(first, _mm512_set1_epi64(8 * step));
  for (int64_t next = 0; next < count; next += 16) {
    int64_t index = next + 16 <= count ? next : count - 16;
    int64_t start = place + index * step;
    const uint32_t *near = row + (start >> 32);
    __m512i part = _mm512_set1_epi64(start & 0xFFFFFFFF);
    // Columns in 256ths; they fit into 32 bits.
    __m256i a = _mm512_cvtepi64_epi32(_mm512_srli_epi64(_mm512_add_epi64(first, part), 24));
    __m256i b = _mm512_cvtepi64_epi32(_mm512_srli_epi64(_mm512_add_epi64(second, part), 24));
    words16 positions = (words16)_mm512_inserti64x4(_mm512_castsi256_si512(a), b, 1);
    __m512i column = (__m512i)(positions >> 8);
    words16 shares = (positions & 0xFF) * (0x10001 * 128);
    __m512i left = _mm512_permutexvar_epi32(column, _mm512_loadu_si512(near));
    __m512i right = _mm512_permutexvar_epi32(column, _mm512_loadu_si512(near + 1));
    _mm512_storeu_si512(target + index, wide_mean(left, right, (__m512i)shares));
  }
}

FOR_AVX512 static void between_rows(
    uint32_t *restrict target, const uint32_t *upper, const uint32_t *lower, int64_t count,
    int64_t from, int64_t step, uint32_t down) {
  bilinear(target, upper, lower, count, from, step, down, mix_wide, pick_nearest);
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

/// Interpolates between four corners of each pixel, with weights that are doubled to both halves.
static inline __attribute__((always_inline)) void interpolate(
    uint32_t *restrict target, uint32_t corners[4][block], const uint32_t *across,
    const uint32_t *down, int64_t count) {
  half *out = (half *)target;
  const half *a = (const half *)corners[0], *b = (const half *)corners[1];
  const half *c = (const half *)corners[2], *d = (const half *)corners[3];
  const half *right = (const half *)across, *lower = (const half *)down;
  for (int64_t index = 0; index < 2 * count; index++)
    out[index] = interpolated(
        interpolated(a[index], c[index], lower[index]),
        interpolated(b[index], d[index], lower[index]), right[index]);
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
    interpolate(target + done, corners, across, down, part);
  }
}

typedef uint64_t places8 __attribute__((vector_size(64)));
typedef int32_t numbers8 __attribute__((vector_size(32)));

/// The first eight positions from one on; far away, positions wrap around.
static inline __attribute__((always_inline)) places8 places(int64_t from, int64_t step) {
  places8 numbers = {0, 1, 2, 3, 4, 5, 6, 7};
  return numbers * (uint64_t)step + (uint64_t)from;
}

/// The nearest numbers in low…high.
static inline __attribute__((always_inline)) numbers8 clamped(
    numbers8 numbers, int32_t low, int32_t high) {
  numbers8 least = (numbers8){0} + low, greatest = (numbers8){0} + high;
  numbers8 below = numbers < least, above = numbers > greatest;
  return (least & below) | (greatest & above) | (numbers & ~(below | above));
}

GATHERING_CLONES void flipbook_turned_at_edges(
    uint32_t *restrict target, const uint32_t *restrict source, int64_t stride, int64_t width,
    int64_t height, int64_t count, int64_t u, int64_t v, int64_t step_u, int64_t step_v) {
  uint32_t corners[4][block];
  _Alignas(32) uint32_t across[block], down[block];
  _Alignas(32) int32_t offsets[4][block];
  places8 us = places(u, step_u), vs = places(v, step_v);
  for (int64_t done = 0; done < count; done += block) {
    int64_t part = count - done < block ? count - done : block;
    for (int64_t index = 0; index < part; index += 8) {
      numbers8 left = clamped(__builtin_convertvector(us >> 32, numbers8), -1, (int32_t)width - 1);
      numbers8 upper = clamped(__builtin_convertvector(vs >> 32, numbers8), -1, (int32_t)height - 1);
      numbers8 right = clamped(left + 1, 0, (int32_t)width - 1);
      numbers8 lower = clamped(upper + 1, 0, (int32_t)height - 1) * (int32_t)stride;
      left = clamped(left, 0, (int32_t)width);
      upper = clamped(upper, 0, (int32_t)height) * (int32_t)stride;
      *(numbers8 *)(offsets[0] + index) = upper + left;
      *(numbers8 *)(offsets[1] + index) = upper + right;
      *(numbers8 *)(offsets[2] + index) = lower + left;
      *(numbers8 *)(offsets[3] + index) = lower + right;
      *(words8 *)(across + index) = (__builtin_convertvector(us, words8) >> 24) * 0x10001;
      *(words8 *)(down + index) = (__builtin_convertvector(vs, words8) >> 24) * 0x10001;
      us += 8 * (uint64_t)step_u, vs += 8 * (uint64_t)step_v;
    }
    for (int corner = 0; corner < 4; corner++)
      for (int64_t index = 0; index < part; index++)
        corners[corner][index] = source[offsets[corner][index]];
    interpolate(target + done, corners, across, down, part);
  }
}

CLONES void flipbook_mean(
    uint32_t *restrict target, const uint32_t *restrict second, const uint32_t *restrict third,
    int64_t count, uint32_t first_share, uint32_t second_share, uint32_t third_share) {
  half *out = (half *)target;
  const half *b = (const half *)second, *c = (const half *)third;
  half x = (half)first_share, y = (half)second_share, z = (half)third_share;
  for (int64_t index = 0; index < 2 * count; index++) {
    half low = (half)((out[index] & 0xFF) * x + (b[index] & 0xFF) * y + (c[index] & 0xFF) * z + 128);
    half high = (half)((out[index] >> 8) * x + (b[index] >> 8) * y + (c[index] >> 8) * z + 128);
    out[index] = (half)(low >> 8 | (high & 0xFF00));
  }
}

/// The product of two components, divided by 255.
static inline uint32_t product(uint32_t a, uint32_t b) {
  uint32_t sum = (a & 0xFF) * (b & 0xFF) + 128;
  return (sum + (sum >> 8)) >> 8;
}

CLONES void flipbook_multiply(uint32_t *restrict target, int64_t count, uint32_t color) {
  for (int64_t index = 0; index < count; index++) {
    uint32_t pixel = target[index];
    target[index] = product(pixel, color) | product(pixel >> 8, color >> 8) << 8
        | product(pixel >> 16, color >> 16) << 16 | product(pixel >> 24, color >> 24) << 24;
  }
}
