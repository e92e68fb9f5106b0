#pragma once
#include <png.h>
#include <setjmp.h>
#include <stdint.h>
#include <string.h>

/// The buffer for the bytes that libpng writes.
struct flipbook_png_bytes {
  uint8_t *start;
  size_t capacity;
  size_t count;
};

static inline void flipbook_png_append(png_structp png, png_bytep data, size_t length) {
  struct flipbook_png_bytes *bytes = (struct flipbook_png_bytes *)png_get_io_ptr(png);
  if (length > bytes->capacity - bytes->count) png_error(png, "out of room");
  memcpy(bytes->start + bytes->count, data, length);
  bytes->count += length;
}

static inline void flipbook_png_flush(png_structp png) { (void)png; }

/// Writes everything before the image data of an 8-bit PNG: signature, IHDR and sRGB (perceptual).
/// Returns the number of bytes, or 0 if libpng reported an error.
///
/// libpng reports errors with longjmp. It never crosses Swift frames, because setjmp is called
/// here.
static inline size_t flipbook_png_header(
    uint32_t width, uint32_t height, int has_alpha, uint8_t *start, size_t capacity) {
  struct flipbook_png_bytes bytes = {start, capacity, 0};
  png_structp png = png_create_write_struct(PNG_LIBPNG_VER_STRING, NULL, NULL, NULL);
  if (!png) return 0;
  png_infop info = png_create_info_struct(png);
  if (!info || setjmp(png_jmpbuf(png))) {
    png_destroy_write_struct(&png, &info);
    return 0;
  }
  png_set_write_fn(png, &bytes, flipbook_png_append, flipbook_png_flush);
  png_set_IHDR(
      png, info, width, height, 8, has_alpha ? PNG_COLOR_TYPE_RGB_ALPHA : PNG_COLOR_TYPE_RGB,
      PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
  png_set_sRGB(png, info, PNG_sRGB_INTENT_PERCEPTUAL);
  png_write_info(png, info);
  png_destroy_write_struct(&png, &info);
  return bytes.count;
}
