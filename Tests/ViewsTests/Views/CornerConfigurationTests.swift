import Foundation
import Geometry
import Layers
import Testing
import Views

@Suite struct CornerConfigurationTests {
  @Test func cornersFollowTheSize() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    view.cornerConfiguration = .capsule()
    #expect(view.layer.cornerRadius == 20)
    view.frame.size.height = 60
    view.layoutIfNeeded()
    #expect(view.layer.cornerRadius == 30)
    view.cornerConfiguration = .capsule(maximumRadius: 8)
    #expect(view.layer.cornerRadius == 8)
  }

  @Test func cornersCanDiffer() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    view.cornerConfiguration = .uniformEdges(topRadius: 12, bottomRadius: 0)
    #expect(view.layer.cornerRadius == 12)
    #expect(view.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
  }

  @Test func concentricCornersFollowTheSuperview() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    outer.layer.cornerRadius = 30
    let inner = UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 80))
    outer.addSubview(inner)
    inner.cornerConfiguration = .uniformCorners(radius: .containerConcentric())
    #expect(inner.layer.cornerRadius == 20)
    inner.cornerConfiguration = .uniformCorners(radius: .containerConcentric(minimum: 25))
    #expect(inner.layer.cornerRadius == 25)
  }

  @Test func valuesAreBoxed() {
    let offset = UIOffset(horizontal: 3, vertical: -4)
    #expect(NSValue(uiOffset: offset).uiOffsetValue == offset)
    let insets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(NSValue(directionalEdgeInsets: insets).directionalEdgeInsetsValue == insets)
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(CGRect(dictionaryRepresentation: rect.dictionaryRepresentation) == rect)
    #expect(CGPoint(dictionaryRepresentation: CGSize.zero.dictionaryRepresentation) == nil)
  }
}
