#pragma once

#include <stdint.h>

/// Creates a view of a class that is known only at run time, with its `init(frame:)`. `type` is the
/// metadata of `UIView` or a subclass. Returns a retained object.
void *_Nonnull flipbook_make_view(
    const void *_Nonnull type, double x, double y, double width, double height);

/// Creates a segue of a class that is known only at run time, with its
/// `init(identifier:source:destination:)`. `word0` and `word1` are the words of a retained `String?`;
/// the controllers are retained, too. Returns a retained object.
void *_Nonnull flipbook_make_segue(
    const void *_Nonnull type, uint64_t word0, uint64_t word1, const void *_Nonnull source,
    const void *_Nonnull destination);
