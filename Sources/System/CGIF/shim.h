#pragma once
#include <gif_lib.h>
#include <stdlib.h>
#include <string.h>

// Reads GIF files from memory.

/// The bytes of a file that giflib hasn't read yet.
struct flipbook_gif_bytes {
  const unsigned char *start;
  size_t count;
};

/// Passes the next bytes to giflib. After the last one, it adds a trailer, which is missing in some
/// files.
static inline int flipbook_gif_read(GifFileType *file, GifByteType *target, int length) {
  struct flipbook_gif_bytes *bytes = (struct flipbook_gif_bytes *)file->UserData;
  if (length == 1 && bytes->count == 0) {
    *target = ';';
    return 1;
  }
  size_t count = (size_t)length < bytes->count ? (size_t)length : bytes->count;
  memcpy(target, bytes->start, count);
  bytes->start += count;
  bytes->count -= count;
  return (int)count;
}

/// Opens a file, whose bytes must outlive it; NULL if its header can't be read.
static inline GifFileType *flipbook_gif_open(struct flipbook_gif_bytes *bytes) {
  int error = 0;
  return DGifOpen(bytes, flipbook_gif_read, &error);
}

static inline void flipbook_gif_close(GifFileType *file) {
  int error = 0;
  DGifCloseFile(file, &error);
}
