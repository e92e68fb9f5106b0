// The plugin writes the film of the app: a film that shows the window of its delegate.
