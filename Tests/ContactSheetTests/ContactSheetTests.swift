import Flipbook
import FilmStage
import Stills
import TestSupport
import Testing

@testable import ContactSheet

@Suite struct ContactSheetTests {
  private func views<View: UIView>(_ kind: View.Type) throws -> [View] {
    let run = try FilmRun(ContactSheet.self)
    try run.stage.advance(to: 0)
    return run.stage.window.subviews.compactMap { $0 as? View }
  }

  @Test func theSheetListsEveryScene() throws {
    #expect(try views(UILabel.self).map(\.text) == Scene.all.map(\.name))
  }

  @Test func theSheetShowsEverySceneWithoutOverlap() throws {
    let pictures = try views(UIImageView.self)
    #expect(pictures.count == Scene.all.count)
    let sheet = ContactSheet().canvas.bounds
    for (picture, scene) in zip(pictures, Scene.all) {
      #expect(sheet.contains(picture.frame))
      #expect(try picture.image?.bitmap == scene.stage().snapshot().bitmap)
    }
    for (number, picture) in pictures.enumerated() {
      #expect(!pictures[..<number].contains { $0.frame.intersects(picture.frame) })
    }
  }

  @Test func theSheetCanBeWrittenAsAPicture() throws {
    let folder = try TemporaryFolder()
    try ContactSheet.still(at: 0).write(to: folder("sheet.png"))
    let picture = try folder.picture("sheet.png")
    #expect(picture.width == Int(ContactSheet().canvas.width) && picture.isOpaque)
  }
}
