#pragma once
#include <isa-l.h>
#include <stddef.h>
#include <stdint.h>

/// Returns the size of a deflate stream in bytes.
static inline size_t flipbook_deflate_stream_size(void) { return sizeof(struct isal_zstream); }

/// Returns the size of the working memory for level 1 in bytes.
static inline size_t flipbook_deflate_level_size(void) { return ISAL_DEF_LVL1_DEFAULT; }

/// Compresses all of `input` at level 1 and ends with a full flush: the output ends on a byte
/// boundary, doesn't refer to earlier data and isn't referred to by later data. Returns its length,
/// or 0 if `output` is too small.
///
/// The bytes depend only on the input. ISA-L (2.30) doesn't guarantee that: when level 1 compresses
/// the first byte of a stream, it puts a hash of the stream's own address into its table, so that
/// the choice of later matches, though not the decompressed data, depends on memory addresses.
/// Here, the first call has enough input for exactly that one byte (a byte is compressed once 288
/// more are available), and the next call recomputes its hashes. Input that is too short for this
/// is compressed at level 0, which doesn't have this problem.
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
