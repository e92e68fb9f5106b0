#pragma once
#include <lcms2.h>

// Pixel formats, which are macros that Swift can't see.
static const cmsUInt32Number flipbook_rgba_8 = TYPE_RGBA_8;
static const cmsUInt32Number flipbook_rgba_16 = TYPE_RGBA_16;
static const cmsUInt32Number flipbook_grey_16 = TYPE_GRAY_16;
/// The ink that is not there, as Adobe stores it: 255 for none.
static const cmsUInt32Number flipbook_cmyk_8_inverted = TYPE_CMYK_8_REV;
