// Nibs and storyboards, the files of Interface Builder.
//
// `InterfaceElement` is a file's XML. `NibReader` makes templates of the objects in it: views of UIKit's
// classes with the file's values. `NibContents` archives the templates, and creates objects of the file's
// classes from the archive, as a nib on a device is an archive. It then sets outlets, actions and
// attributes (`NibConnections`), and calls `awakeFromNib()`.
//
// `Storyboard` creates the controllers of scenes. The view of a scene is the content of a nib whose owner
// is the controller. `Segues` performs transitions between scenes.
