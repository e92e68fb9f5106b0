#pragma once

// Creates objects of Swift classes that are known only at run time, with initialisers that Swift
// can call only on statically known classes because they aren't `required`. Each function looks up
// the allocating initialiser in the class's method table, like a call of an overridable method. The
// Swift caller is responsible for sizes and reference counts; `Layers/Creation` wraps these
// functions.

/// Returns a new object, created with `init()`, of the class with the metadata `type`, a subclass
/// of Foundation's `NSObject`; the caller owns it.
void *_Nonnull flipbook_make_object(const void *_Nonnull type);

/// Returns a new object, created with `init(layer:)`, of the class with the metadata `type`, a
/// subclass of `Layers.CALayer`; the caller owns it. `any` points to a Swift `Any`, which is
/// consumed.
void *_Nonnull flipbook_make_layer_copy(const void *_Nonnull type, void *_Nonnull any);
