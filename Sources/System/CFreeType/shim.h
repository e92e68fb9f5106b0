#pragma once
#include <ft2build.h>
#include FT_FREETYPE_H
#include FT_OUTLINE_H
#include FT_SFNT_NAMES_H
#include FT_TRUETYPE_IDS_H
#include FT_TRUETYPE_TABLES_H

// Constants that FreeType defines with macros, which Swift can't import.
static const int32_t flipbook_ft_outline_flags =
    FT_LOAD_NO_SCALE | FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP;
static const int32_t flipbook_ft_picture_flags = FT_LOAD_COLOR | FT_LOAD_NO_HINTING;

static inline int flipbook_ft_has_color(FT_Face face) { return FT_HAS_COLOR(face) ? 1 : 0; }
static inline int flipbook_ft_is_scalable(FT_Face face) { return FT_IS_SCALABLE(face) ? 1 : 0; }
static inline int flipbook_ft_is_fixed_width(FT_Face face) {
  return FT_IS_FIXED_WIDTH(face) ? 1 : 0;
}
static inline int flipbook_ft_is_bgra(const FT_Bitmap *bitmap) {
  return bitmap->pixel_mode == FT_PIXEL_MODE_BGRA;
}
static inline int flipbook_ft_is_outline(FT_GlyphSlot slot) {
  return slot->format == FT_GLYPH_FORMAT_OUTLINE;
}
