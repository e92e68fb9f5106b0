#pragma once

/// Creates a view of a class that is known only at run time, with its `init(frame:)`. `type` is the
/// metadata of `UIView` or a subclass. Returns a retained object.
void *_Nonnull flipbook_make_view(
    const void *_Nonnull type, double x, double y, double width, double height);
