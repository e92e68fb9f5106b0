#pragma once
#include <fontconfig/fontconfig.h>
#include <pango/pango.h>
#include <pango/pangofc-font.h>
#include <pango/pangofc-fontmap.h>

// Declared in a header that includes all of FreeType.
PangoFontMap *pango_ft2_font_map_new(void);

// Pango links this library but doesn't include its header.
const char *hb_version_string(void);

/// Creates a configuration without rules, folders or fonts, so that the machine's own fonts and
/// settings have no effect.
static inline FcConfig *flipbook_pango_make_config(void) {
  FcConfig *config = FcConfigCreate();
  if (config) FcConfigBuildFonts(config);
  return config;
}

/// Adds one face of a file under the name `family`, and under `alias` if that isn't NULL. It is
/// registered as scalable with normal weight and slant, because it is only looked up by name.
/// Returns 0 if the file can't be read.
static inline int flipbook_pango_add_face(
    FcConfig *config, const char *file, unsigned index, const char *family, const char *alias) {
  int count = 0;
  FcFontSet *fonts = FcConfigGetFonts(config, FcSetSystem);
  FcPattern *face = fonts ? FcFreeTypeQuery((const FcChar8 *)file, index, NULL, &count) : NULL;
  if (!face) return 0;
  const char *replaced[] = {
      FC_FAMILY, FC_FAMILYLANG, FC_FULLNAME, FC_FULLNAMELANG, FC_WEIGHT, FC_SLANT, FC_WIDTH,
      FC_PIXEL_SIZE, FC_SCALABLE};
  for (unsigned i = 0; i < sizeof replaced / sizeof replaced[0]; i++) FcPatternDel(face, replaced[i]);
  FcPatternAddString(face, FC_FAMILY, (const FcChar8 *)family);
  if (alias) FcPatternAddString(face, FC_FAMILY, (const FcChar8 *)alias);
  FcPatternAddInteger(face, FC_WEIGHT, FC_WEIGHT_NORMAL);
  FcPatternAddInteger(face, FC_SLANT, FC_SLANT_ROMAN);
  FcPatternAddInteger(face, FC_WIDTH, FC_WIDTH_NORMAL);
  FcPatternAddBool(face, FC_SCALABLE, FcTrue);
  if (FcFontSetAdd(fonts, face)) return 1;
  FcPatternDestroy(face);
  return 0;
}

/// Creates a font map for `config`.
static inline PangoFontMap *flipbook_pango_make_map(FcConfig *config) {
  PangoFontMap *map = pango_ft2_font_map_new();
  if (map) pango_fc_font_map_set_config(PANGO_FC_FONT_MAP(map), config);
  return map;
}

/// Must be called after the configuration's faces have changed.
static inline void flipbook_pango_fonts_changed(PangoFontMap *map) {
  pango_fc_font_map_config_changed(PANGO_FC_FONT_MAP(map));
}

/// Creates a context without rounding of positions and without a language.
static inline PangoContext *flipbook_pango_make_context(PangoFontMap *map) {
  PangoContext *context = pango_font_map_create_context(map);
  pango_context_set_round_glyph_positions(context, FALSE);
  pango_context_set_language(context, pango_language_from_string("und"));
  return context;
}

static inline void flipbook_pango_release(void *object) { g_object_unref(object); }

/// Returns the file of a font and the index of its face in that file; NULL if unknown.
static inline const char *flipbook_pango_font_file(PangoFont *font, int *index) {
  FcChar8 *file = NULL;
  if (!font || !PANGO_IS_FC_FONT(font)) return NULL;
  FcPattern *pattern = pango_fc_font_get_pattern(PANGO_FC_FONT(font));
  if (!pattern || FcPatternGetString(pattern, FC_FILE, 0, &file) != FcResultMatch) return NULL;
  if (FcPatternGetInteger(pattern, FC_INDEX, 0, index) != FcResultMatch) *index = 0;
  return (const char *)file;
}

/// Returns whether the first character with a direction is from a right-to-left script.
static inline int flipbook_pango_is_right_to_left(const char *text, int count) {
  return pango_find_base_dir(text, count) == PANGO_DIRECTION_RTL;
}

/// Returns whether a glyph is invisible, such as a joiner.
static inline int flipbook_pango_is_empty(PangoGlyph glyph) { return glyph == PANGO_GLYPH_EMPTY; }

/// Returns whether a glyph represents a character that no font contains.
static inline int flipbook_pango_is_unknown(PangoGlyph glyph) {
  return (glyph & PANGO_GLYPH_UNKNOWN_FLAG) != 0;
}
