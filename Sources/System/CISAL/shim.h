#pragma once
#include <isa-l.h>
#include <stddef.h>
#include <stdint.h>

/// Bytes that a deflate stream takes.
static inline size_t flipbook_deflate_stream_size(void) { return sizeof(struct isal_zstream); }

/// Bytes of working memory that level 1 takes.
static inline size_t flipbook_deflate_level_size(void) { return ISAL_DEF_LVL1_DEFAULT; }

/// Deflates `input` whole at level 1 and ends in a full flush: the output stands on a byte
/// boundary and neither looks back nor is looked back into. Returns its length, 0 if `output` is
/// too small.
///
/// The bytes depend on the input alone. ISA-L (2.30) does not give that by itself: where level 1
/// compresses the first byte of a stream, it enters a hash of the stream's own address into its
/// table, so that later matches, though not what they stand for, depend on where memory lies. Here
/// the first call has input for just that one byte (a byte is compressed when 288 more are there);
/// the next call computes its hashes anew. Input that is too short for this goes by level 0, which
/// is free of it.
static inline size_t flipbook_deflate(
    void *stream_memory, uint8_t *level_memory, const uint8_t *input, uint32_t input_count,
    uint8_t *output, uint32_t output_capacity) {
  const uint32_t first_count = 289;
  struct isal_zstream *stream = (struct isal_zstream *)stream_memory;
  isal_deflate_init(stream);
  stream->next_in = (uint8_t *)input;
  stream->avail_in = input_count;
  stream->next_out = output;
  stream->avail_out = output_capacity;
  if (input_count > first_count) {
    stream->level = 1;
    stream->level_buf = level_memory;
    stream->level_buf_size = ISAL_DEF_LVL1_DEFAULT;
    stream->flush = NO_FLUSH;
    stream->avail_in = first_count;
    if (isal_deflate(stream) != COMP_OK || stream->avail_in != 0) return 0;
    stream->avail_in = input_count - first_count;
  }
  stream->flush = FULL_FLUSH;
  if (isal_deflate(stream) != COMP_OK || stream->avail_in != 0 || stream->avail_out == 0) return 0;
  return stream->total_out;
}
