#include "CPNGWriting.h"
#include <png.h>
#include <stdlib.h>
#include <string.h>

struct sink {
  uint8_t *start;
  size_t capacity, count;
};

static void append(png_structp png, png_bytep data, size_t length) {
  struct sink *sink = png_get_io_ptr(png);
  if (length > sink->capacity - sink->count) png_error(png, "out of room");
  memcpy(sink->start + sink->count, data, length);
  sink->count += length;
}

static void flush(png_structp png) { (void)png; }

static void write_colours(png_structp png, png_infop info, const struct png_to_write *file) {
  if (file->palette) {
    png_set_PLTE(png, info, (png_const_colorp)file->palette, file->palette_count);
  }
  if (file->alphas) png_set_tRNS(png, info, file->alphas, file->alpha_count, NULL);
  if (file->has_transparent) {
    png_color_16 colour = {
      0, file->transparent[0], file->transparent[1], file->transparent[2], file->transparent[0]
    };
    png_set_tRNS(png, info, NULL, 0, &colour);
  }
  if (file->has_srgb) png_set_sRGB(png, info, PNG_sRGB_INTENT_PERCEPTUAL);
  if (file->gamma) png_set_gAMA_fixed(png, info, file->gamma);
  const int32_t *p = file->primaries;
  if (p) png_set_cHRM_fixed(png, info, p[0], p[1], p[2], p[3], p[4], p[5], p[6], p[7]);
  if (file->profile) {
    png_set_iCCP(png, info, "profile", 0, file->profile, file->profile_count);
  }
}

size_t write_png(const struct png_to_write *file, uint8_t *target, size_t capacity) {
  struct sink sink = {target, capacity, 0};
  png_bytep *volatile rows = calloc(file->height, sizeof *rows);
  png_structp png = png_create_write_struct(PNG_LIBPNG_VER_STRING, NULL, NULL, NULL);
  png_infop info = png_create_info_struct(png);
  if (setjmp(png_jmpbuf(png))) {
    png_destroy_write_struct(&png, &info);
    free(rows);
    return 0;
  }
  png_set_write_fn(png, &sink, append, flush);
  png_set_user_limits(png, 0x7FFFFFFF, 0x7FFFFFFF);
  png_set_IHDR(
      png, info, file->width, file->height, file->depth, file->colour_type,
      file->is_interlaced ? PNG_INTERLACE_ADAM7 : PNG_INTERLACE_NONE,
      PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
  write_colours(png, info, file);
  png_write_info(png, info);
  for (uint32_t y = 0; y < file->height; y++) {
    rows[y] = (png_bytep)file->rows + y * file->row_length;
  }
  png_write_image(png, rows);
  png_write_end(png, NULL);
  png_destroy_write_struct(&png, &info);
  free(rows);
  return sink.count;
}
