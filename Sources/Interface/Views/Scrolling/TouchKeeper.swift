/// A view that keeps a touch when the finger moves on: a scroll view around it does not take the touch
/// over. Controls are such views.
package protocol TouchKeeper: UIView {}
