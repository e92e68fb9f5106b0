@_exported public import CoreGraphics

// The parts of AVFoundation that animation code uses: sounds, and a function for rectangles. Films have
// no sound: players play nothing. Videos, cameras and recordings aren't available.
