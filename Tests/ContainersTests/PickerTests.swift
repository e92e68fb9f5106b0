import Containers
import Drawing
import Foundation
import Layers
import Raster
import Testing
import Views

/// Pickers of the system, which a film doesn't have.
@Suite struct PickerTests {
  let scene = ContainerScene()

  @Test func aPickerOfImagesHasNoSource() {
    #expect(!UIImagePickerController.isSourceTypeAvailable(.camera))
    #expect(!UIImagePickerController.isSourceTypeAvailable(.photoLibrary))
    #expect(UIImagePickerController.availableMediaTypes(for: .camera) == nil)
    #expect(!UIReferenceLibraryViewController.dictionaryHasDefinition(forTerm: "film"))
  }

  private final class Delegate: NSObject, UIColorPickerViewControllerDelegate {
    var isFinished = false

    func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {
      isFinished = true
    }
  }

  @Test func aPickerOfColoursIsASheetThatTellsItsEnd() {
    let (controller, picker) = (UIViewController(), UIColorPickerViewController())
    let delegate = Delegate()
    picker.delegate = delegate
    scene.show(controller)
    scene.perform { controller.present(picker, animated: true) }
    scene.run(to: 1)
    #expect(controller.presentedViewController === picker && !delegate.isFinished)
    scene.perform { picker.dismiss(animated: true) }
    scene.run(to: 2)
    #expect(controller.presentedViewController == nil && delegate.isFinished)
  }

  @Test func aWellShowsItsColourWithinARingOfHues() throws {
    let well = UIColorWell()
    well.selectedColor = .green
    scene.perform {
      well.frame.origin = CGPoint(x: 100, y: 100)
      scene.window.addSubview(well)
    }
    scene.run(to: 0)
    #expect(well.intrinsicContentSize == CGSize(width: 28, height: 28))
    let picture = try scene.picture()
    #expect(picture[114, 114]?.description == "#00FF00FF")
    let colors = [(114, 101), (126, 114), (114, 126), (101, 114)].map {
      picture[$0.0, $0.1]?.description ?? ""
    }
    #expect(Set(colors).count == 4 && colors.allSatisfy { $0.hasSuffix("FF") })
    #expect(picture[114, 104]?.description == "#00000000")
  }
}
