/// The root of what a stage shows: as large as the canvas, in front of its background.
open class UIWindow: UIView {}
