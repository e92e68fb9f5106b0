#pragma once
#include <stdint.h>
#include <stdlib.h>
#include <zlib.h>

// zlib for parts of a PNG file. Streams are allocated on the heap, because zlib stores their
// address.

/// Creates a stream that compresses without a header at `level` with `strategy` (Z_FILTERED, Z_RLE
/// …); NULL if there isn't enough memory.
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

/// Compresses all of `input` and ends with a full flush: the output ends on a byte boundary,
/// doesn't refer to earlier data and isn't referred to by later data. Returns its length, or 0 if
/// `output` is too small.
static inline size_t flipbook_zlib_deflate(
    z_stream *stream, const uint8_t *input, uint32_t input_count, uint8_t *output,
    uint32_t output_capacity) {
  if (deflateReset(stream) != Z_OK) return 0;
  stream->next_in = (uint8_t *)input;
  stream->avail_in = input_count;
  stream->next_out = output;
  stream->avail_out = output_capacity;
  if (deflate(stream, Z_FULL_FLUSH) != Z_OK) return 0;
  // A flush is complete only if there is room left.
  return stream->avail_in == 0 && stream->avail_out > 0 ? output_capacity - stream->avail_out : 0;
}
