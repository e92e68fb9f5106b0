#pragma once

// Makes objects of Swift classes that are known only at run time, by initialisers that Swift lets
// be called on a known class alone: those that are not `required`. Each looks the allocating
// initialiser up in the class's method table, as a call of an overridable method does. Sizes and
// reference counts are the Swift caller's business; `Layers/Creation` wraps these.

/// The object that `init()` makes of the class with the metadata `type`, a subclass of Foundation's
/// `NSObject`; the caller owns it.
void *_Nonnull flipbook_make_object(const void *_Nonnull type);

/// The object that `init(layer:)` makes of the class with the metadata `type`, a subclass of
/// `Layers.CALayer`; the caller owns it. `any` points to a Swift `Any`, which is consumed.
void *_Nonnull flipbook_make_layer_copy(const void *_Nonnull type, void *_Nonnull any);
