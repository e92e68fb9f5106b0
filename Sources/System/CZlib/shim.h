#pragma once
#include <stdint.h>
#include <stdlib.h>
#include <zlib.h>

// zlib, for the parts of a PNG file. A stream is allocated, because zlib remembers where it lies.

/// A stream that deflates without a header at `level` by `strategy` (Z_FILTERED, Z_RLE …); NULL
/// without memory.
static inline z_stream *flipbook_zlib_open(int level, int strategy) {
  z_stream *stream = calloc(1, sizeof *stream);
  if (!stream) return NULL;
  if (deflateInit2(stream, level, Z_DEFLATED, -MAX_WBITS, 8, strategy) != Z_OK) {
    free(stream);
    return NULL;
  }
  return stream;
}

static inline void flipbook_zlib_close(z_stream *stream) {
  if (!stream) return;
  deflateEnd(stream);
  free(stream);
}

/// Deflates `input` whole and ends in a full flush: the output stands on a byte boundary and neither
/// looks back nor is looked back into. Returns its length, 0 if `output` is too small.
static inline size_t flipbook_zlib_deflate(
    z_stream *stream, const uint8_t *input, uint32_t input_count, uint8_t *output,
    uint32_t output_capacity) {
  if (deflateReset(stream) != Z_OK) return 0;
  stream->next_in = (uint8_t *)input;
  stream->avail_in = input_count;
  stream->next_out = output;
  stream->avail_out = output_capacity;
  if (deflate(stream, Z_FULL_FLUSH) != Z_OK) return 0;
  // A flush is whole only if room was left over.
  return stream->avail_in == 0 && stream->avail_out > 0 ? output_capacity - stream->avail_out : 0;
}
