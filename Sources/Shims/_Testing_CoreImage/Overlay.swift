// Swift requires a module with this name for files that import both Testing and CoreImage.
