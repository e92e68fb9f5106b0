@_exported public import CoreGraphics

// The part of AVFoundation that animation code uses for sounds, and the rectangle in which an image
// fits. Films have no sound: players play nothing. Videos, cameras and recordings aren't available.
