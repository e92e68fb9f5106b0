package import Foundation
package import Geometry
package import Raster

/// The contents of a layer and their placement.
package struct ContentsState: Hashable {
  package var picture = LayerContents(object: nil)
  package var scale: CGFloat = 1
  package var rect = CGRect(x: 0, y: 0, width: 1, height: 1)
  package var center = CGRect(x: 0, y: 0, width: 1, height: 1)
  package var gravity = CALayerContentsGravity.resize
  package var magnificationFilter = CALayerContentsFilter.linear
  package var minificationFilter = CALayerContentsFilter.linear
  package var minificationFilterBias = 0.0
}

/// A layer's shadow.
package struct ShadowState: Hashable, Sendable {
  package var opacity = 0.0
  package var radius: CGFloat = 3
  package var offset = CGSize(width: 0, height: -3)
  package var color: Color? = Color(red: 0, green: 0, blue: 0)
  package var path: Path?
}
