@_exported public import CoreGraphics
@_exported public import CoreMedia

// The parts of AVFoundation that animation code uses: videos, silent sounds, and a function for
// rectangles. Films have no sound of their own: players play none. Cameras and recordings aren't
// available.
