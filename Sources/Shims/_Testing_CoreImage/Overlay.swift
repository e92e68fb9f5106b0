// Swift looks for a module of this name wherever a file imports Testing and CoreImage, and refuses the
// file without it.
