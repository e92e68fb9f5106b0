#pragma once
#include <fontconfig/fontconfig.h>
#include <pango/pango.h>
#include <pango/pangofc-font.h>
#include <pango/pangofc-fontmap.h>

// Declared in a header that brings all of FreeType with it.
PangoFontMap *pango_ft2_font_map_new(void);

// Pango brings the library, but not its header.
const char *hb_version_string(void);

/// A configuration without rules, folders or fonts: nothing of the machine's own reaches it.
static inline FcConfig *flipbook_pango_make_config(void) {
  FcConfig *config = FcConfigCreate();
  if (config) FcConfigBuildFonts(config);
  return config;
}

/// Adds one face of a file under the name `family`, and under `alias` if there is one, as a font of
/// any size, of normal weight and slant: it is asked for by that name alone. 0 if it can't be read.
static inline int flipbook_pango_add_face(
    FcConfig *config, const char *file, unsigned index, const char *family, const char *alias) {
  int count = 0;
  FcFontSet *fonts = FcConfigGetFonts(config, FcSetSystem);
  FcPattern *face = fonts ? FcFreeTypeQuery((const FcChar8 *)file, index, NULL, &count) : NULL;
  if (!face) return 0;
  const char *own[] = {
      FC_FAMILY, FC_FAMILYLANG, FC_FULLNAME, FC_FULLNAMELANG, FC_WEIGHT, FC_SLANT, FC_WIDTH,
      FC_PIXEL_SIZE, FC_SCALABLE};
  for (unsigned i = 0; i < sizeof own / sizeof own[0]; i++) FcPatternDel(face, own[i]);
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

/// A font map over `config`.
static inline PangoFontMap *flipbook_pango_make_map(FcConfig *config) {
  PangoFontMap *map = pango_ft2_font_map_new();
  if (map) pango_fc_font_map_set_config(PANGO_FC_FONT_MAP(map), config);
  return map;
}

/// To be called when the configuration's faces have changed.
static inline void flipbook_pango_fonts_changed(PangoFontMap *map) {
  pango_fc_font_map_config_changed(PANGO_FC_FONT_MAP(map));
}

/// A context that rounds nothing and speaks no language.
static inline PangoContext *flipbook_pango_make_context(PangoFontMap *map) {
  PangoContext *context = pango_font_map_create_context(map);
  pango_context_set_round_glyph_positions(context, FALSE);
  pango_context_set_language(context, pango_language_from_string("und"));
  return context;
}

static inline void flipbook_pango_release(void *object) { g_object_unref(object); }

/// The file of a font, and the number of its face there; NULL if unknown.
static inline const char *flipbook_pango_font_file(PangoFont *font, int *index) {
  FcChar8 *file = NULL;
  if (!font || !PANGO_IS_FC_FONT(font)) return NULL;
  FcPattern *pattern = pango_fc_font_get_pattern(PANGO_FC_FONT(font));
  if (!pattern || FcPatternGetString(pattern, FC_FILE, 0, &file) != FcResultMatch) return NULL;
  if (FcPatternGetInteger(pattern, FC_INDEX, 0, index) != FcResultMatch) *index = 0;
  return (const char *)file;
}

/// Whether the first letter that has a direction is one of a script from right to left.
static inline int flipbook_pango_is_right_to_left(const char *text, int count) {
  return pango_find_base_dir(text, count) == PANGO_DIRECTION_RTL;
}

/// A glyph that stands for nothing visible, such as a joiner.
static inline int flipbook_pango_is_empty(PangoGlyph glyph) { return glyph == PANGO_GLYPH_EMPTY; }

/// A character that no font has.
static inline int flipbook_pango_is_unknown(PangoGlyph glyph) {
  return (glyph & PANGO_GLYPH_UNKNOWN_FLAG) != 0;
}
