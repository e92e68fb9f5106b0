#pragma once
#include <png.h>
#include <setjmp.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

// Reads PNG files row by row. libpng reports errors with longjmp. It never crosses Swift frames,
// because every function here that can fail calls setjmp itself.

/// A reader of a PNG file in memory, with the values of its header.
struct flipbook_png_reader {
  png_structp png;
  png_infop info;
  const uint8_t *bytes;
  size_t count;
  size_t position;

  uint32_t width;
  uint32_t height;
  /// The number of bits per sample in the rows: 8 or 16.
  int depth;
  int is_interlaced;
  /// Whether any pixel can be transparent or translucent.
  int has_alpha;

  int has_srgb;
  /// The exponent of gAMA, times 100 000; 0 if there is none.
  int32_t gamma;
  int has_primaries;
  /// The cHRM values: x and y of white, red, green and blue, times 100 000.
  int32_t primaries[8];
  /// The ICC profile, which libpng owns; NULL if there is none.
  const uint8_t *profile;
  uint32_t profile_count;

  /// libpng's message about an error, or about a warning that is treated as one.
  char message[128];
};

static inline void flipbook_png_set_message(struct flipbook_png_reader *reader, const char *text) {
  strncpy(reader->message, text, sizeof reader->message - 1);
}

static inline void flipbook_png_fail(png_structp png, png_const_charp text) {
  flipbook_png_set_message((struct flipbook_png_reader *)png_get_error_ptr(png), text);
  png_longjmp(png, 1);
}

/// Stores the first warning about data that affects the pixels: the profile or the image data.
static inline void flipbook_png_warn(png_structp png, png_const_charp text) {
  struct flipbook_png_reader *reader = (struct flipbook_png_reader *)png_get_error_ptr(png);
  int matters = !strncmp(text, "iCCP: ", 6) || !strncmp(text, "IDAT: ", 6);
  if (matters && !reader->message[0]) flipbook_png_set_message(reader, text);
}

static inline void flipbook_png_read_bytes(png_structp png, png_bytep data, size_t length) {
  struct flipbook_png_reader *reader = (struct flipbook_png_reader *)png_get_io_ptr(png);
  if (length > reader->count - reader->position) png_error(png, "the file ends too early");
  memcpy(data, reader->bytes + reader->position, length);
  reader->position += length;
}

static inline void flipbook_png_close(struct flipbook_png_reader *reader) {
  if (!reader) return;
  png_destroy_read_struct(&reader->png, &reader->info, NULL);
  free(reader);
}

/// Creates a reader of `count` bytes, which must outlive it; NULL if there isn't enough memory.
static inline struct flipbook_png_reader *flipbook_png_open(
    const void *bytes, size_t count, size_t chunk_limit) {
  struct flipbook_png_reader *reader = calloc(1, sizeof *reader);
  if (!reader) return NULL;
  reader->bytes = bytes;
  reader->count = count;
  reader->png = png_create_read_struct(
      PNG_LIBPNG_VER_STRING, reader, flipbook_png_fail, flipbook_png_warn);
  if (reader->png) reader->info = png_create_info_struct(reader->png);
  if (!reader->info) {
    flipbook_png_close(reader);
    return NULL;
  }
  png_set_read_fn(reader->png, reader, flipbook_png_read_bytes);
  png_set_chunk_malloc_max(reader->png, chunk_limit);
  // A wrong checksum is an error in any chunk.
  png_set_crc_action(reader->png, PNG_CRC_ERROR_QUIT, PNG_CRC_ERROR_QUIT);
  return reader;
}

static inline void flipbook_png_colours(struct flipbook_png_reader *reader) {
  png_structp png = reader->png;
  png_infop info = reader->info;
  int32_t *p = reader->primaries;
  png_charp name;
  png_bytep profile;
  int method;
  if (png_get_iCCP(png, info, &name, &method, &profile, &reader->profile_count)) {
    reader->profile = profile;
  }
  reader->has_srgb = png_get_valid(png, info, PNG_INFO_sRGB) != 0;
  if (!png_get_gAMA_fixed(png, info, &reader->gamma)) reader->gamma = 0;
  reader->has_primaries = png_get_cHRM_fixed(
      png, info, &p[0], &p[1], &p[2], &p[3], &p[4], &p[5], &p[6], &p[7]) != 0;
}

/// Reads all chunks before the image data, and sets the format of the rows to RGBA with 8 or 16
/// bits per sample, in the machine's byte order. Returns 0 on an error.
///
/// `side` is the largest accepted number of columns, and of rows.
static inline int flipbook_png_begin(struct flipbook_png_reader *reader, uint32_t side) {
  png_structp png = reader->png;
  png_infop info = reader->info;
  // Chunks that don't affect the pixels are skipped, so that compressed text is never decompressed.
  static const png_byte skipped[] =
      "bKGD\0hIST\0iTXt\0oFFs\0pCAL\0sCAL\0pHYs\0sPLT\0sBIT\0tEXt\0tIME\0zTXt\0eXIf";
  if (setjmp(png_jmpbuf(png))) return 0;
  png_set_user_limits(png, side, side);
  png_set_keep_unknown_chunks(png, PNG_HANDLE_CHUNK_NEVER, skipped, sizeof skipped / 5);
  png_read_info(png, info);
  flipbook_png_colours(reader);
  // libpng drops a profile that it can't read. That isn't an error if the profile has a different
  // kind than the picture, as old programs write into grey ones, or if it isn't needed.
  if (reader->profile || reader->has_srgb || strstr(reader->message, "not permitted")) {
    reader->message[0] = 0;
  }
  if (reader->message[0]) return 0;
  reader->width = png_get_image_width(png, info);
  reader->height = png_get_image_height(png, info);
  reader->depth = png_get_bit_depth(png, info) == 16 ? 16 : 8;
  reader->is_interlaced = png_get_interlace_type(png, info) != PNG_INTERLACE_NONE;
  reader->has_alpha = (png_get_color_type(png, info) & PNG_COLOR_MASK_ALPHA) != 0
      || png_get_valid(png, info, PNG_INFO_tRNS) != 0;
  png_set_expand(png);
  png_set_gray_to_rgb(png);
  png_set_add_alpha(png, 0xFFFF, PNG_FILLER_AFTER);
  if (reader->depth == 16 && __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__) png_set_swap(png);
  png_read_update_info(png, info);
  size_t pixel = reader->depth / 2;
  if (png_get_rowbytes(png, info) != reader->width * pixel) {
    flipbook_png_set_message(reader, "its rows have an unknown format");
    return 0;
  }
  return 1;
}

/// Reads the next row into `row`, which must have room for a full row. Rows of an interlaced
/// picture are returned in the file's order, pass by pass. Returns 0 on an error.
static inline int flipbook_png_row(struct flipbook_png_reader *reader, void *row) {
  if (setjmp(png_jmpbuf(reader->png))) return 0;
  png_read_row(reader->png, row, NULL);
  return 1;
}

/// A pass of an interlaced picture: its numbers of columns and rows, and their positions.
struct flipbook_png_pass {
  uint32_t columns, rows, first_column, first_row, column_step, row_step;
};

/// Returns pass 0…6 of a picture of the given size.
static inline struct flipbook_png_pass flipbook_png_make_pass(
    uint32_t width, uint32_t height, int pass) {
  struct flipbook_png_pass made = {
    PNG_PASS_COLS(width, pass), PNG_PASS_ROWS(height, pass), PNG_PASS_START_COL(pass),
    PNG_PASS_START_ROW(pass), PNG_PASS_COL_OFFSET(pass), PNG_PASS_ROW_OFFSET(pass)
  };
  return made;
}
