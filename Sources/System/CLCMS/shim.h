#pragma once
#include <lcms2.h>

// Pixel formats, which lcms2 defines with macros that Swift can't import.
static const cmsUInt32Number flipbook_rgba_8 = TYPE_RGBA_8;
static const cmsUInt32Number flipbook_rgba_16 = TYPE_RGBA_16;
static const cmsUInt32Number flipbook_grey_16 = TYPE_GRAY_16;
/// Inverted CMYK, as Adobe stores it: 255 means no ink.
static const cmsUInt32Number flipbook_cmyk_8_inverted = TYPE_CMYK_8_REV;
