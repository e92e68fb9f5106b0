#include "Kernels.h"
#include "Clones.h"

// A pixel is two halves of two components each: sixteen bits are the widest that every processor
// multiplies in one instruction.
typedef uint16_t half;

static inline half interpolated(half a, half b, half share) {
  half rest = (half)(256 - share);
  half low = (half)((half)((a & 0xFF) * rest) + (half)((b & 0xFF) * share) + 128);
  half high = (half)((half)((a >> 8) * rest) + (half)((b >> 8) * share) + 128);
  return (half)(low >> 8 | (high & 0xFF00));
}

/// Both components times `level`/255, rounded.
static inline half scaled(half a, half level) {
  half low = (half)((half)((a & 0xFF) * level) + 128);
  half high = (half)((half)((a >> 8) * level) + 128);
  return (half)((half)(low + (low >> 8)) >> 8 | ((half)(high + (high >> 8)) & 0xFF00));
}

GATHERING_CLONES void flipbook_bilinear(
    uint32_t *restrict target, const uint32_t *upper, const uint32_t *lower, int64_t count,
    int64_t from, int64_t step, uint32_t down) {
  enum { block = 64, columns = block * FLIPBOOK_GREATEST_STEP + 2 };
  uint32_t mixed[columns], left[block], right[block], shares[block];
  for (int64_t done = 0; done < count; done += block) {
    int64_t part = count - done < block ? count - done : block;
    int64_t end = from + (part - 1) * step;
    int64_t low = (from < end ? from : end) >> 32, high = (from < end ? end : from) >> 32;
    half *out = (half *)mixed;
    const half *a = (const half *)(upper + low), *b = (const half *)(lower + low);
    for (int64_t index = 0; index < 2 * (high - low + 2); index++)
      out[index] = interpolated(a[index], b[index], (half)down);
    if (step == (int64_t)1 << 32) {
      out = (half *)(target + done), a = (const half *)mixed, b = (const half *)(mixed + 1);
      for (int64_t index = 0; index < 2 * part; index++)
        out[index] = interpolated(a[index], b[index], (half)((uint32_t)from >> 24));
      from += part * step;
      continue;
    }
    int64_t place = from - (low << 32);
    for (int64_t index = 0; index < part; index++) {
      const uint32_t *pair = mixed + (place >> 32);
      left[index] = pair[0];
      right[index] = pair[1];
      shares[index] = ((uint32_t)place >> 24) * 0x10001;
      place += step;
    }
    out = (half *)(target + done);
    a = (const half *)left, b = (const half *)right;
    const half *share = (const half *)shares;
    for (int64_t index = 0; index < 2 * part; index++)
      out[index] = interpolated(a[index], b[index], share[index]);
    from += part * step;
  }
}

GATHERING_CLONES void flipbook_turned(
    uint32_t *restrict target, const uint32_t *restrict source, int64_t stride, int64_t count,
    int64_t u, int64_t v, int64_t step_u, int64_t step_v) {
  enum { block = 64 };
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

CLONES void flipbook_draw(
    uint32_t *restrict target, const uint32_t *restrict source, int64_t count, uint32_t level) {
  enum { block = 64 };
  uint32_t rests[block];
  for (int64_t done = 0; done < count; done += block) {
    int64_t part = count - done < block ? count - done : block;
    half *out = (half *)(target + done);
    const half *pixels = (const half *)(source + done), *rest = (const half *)rests;
    for (int64_t index = 0; index < part; index++) {
      uint32_t alpha = (source[done + index] >> 24) * level + 128;
      rests[index] = (255 - ((alpha + (alpha >> 8)) >> 8)) * 0x10001;
    }
    for (int64_t index = 0; index < 2 * part; index++)
      out[index] = (half)(scaled(pixels[index], (half)level) + scaled(out[index], rest[index]));
  }
}

CLONES void flipbook_fill(uint32_t *target, int64_t count, uint32_t pixel) {
  half rest = (half)(255 - (pixel >> 24));
  half parts[2] = {(half)pixel, (half)(pixel >> 16)};
  half *out = (half *)target;
  for (int64_t index = 0; index < count; index++) {
    out[2 * index] = (half)(parts[0] + scaled(out[2 * index], rest));
    out[2 * index + 1] = (half)(parts[1] + scaled(out[2 * index + 1], rest));
  }
}

CLONES void flipbook_fill_levels(
    uint32_t *restrict target, const uint8_t *restrict levels, int64_t count, uint32_t pixel) {
  enum { block = 64 };
  uint32_t own[block], rests[block];
  for (int64_t done = 0; done < count; done += block) {
    int64_t part = count - done < block ? count - done : block;
    for (int64_t index = 0; index < part; index++) {
      half level = levels[done + index];
      half low = scaled((half)pixel, level), high = scaled((half)(pixel >> 16), level);
      own[index] = (uint32_t)low | (uint32_t)high << 16;
      rests[index] = (uint32_t)(255 - (high >> 8)) * 0x10001;
    }
    half *out = (half *)(target + done);
    const half *pixels = (const half *)own, *rest = (const half *)rests;
    for (int64_t index = 0; index < 2 * part; index++)
      out[index] = (half)(pixels[index] + scaled(out[index], rest[index]));
  }
}
