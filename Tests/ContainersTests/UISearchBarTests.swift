import Containers
import Controls
import Foundation
import Geometry
import Layers
import Raster
import Testing
import ViewText
import Views
import VirtualTime

@Suite struct UISearchBarTests {
  private let scene = ContainerScene()
  private let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
  private let delegate = Recorder()

  init() {
    scene.perform { [scene, bar, delegate] in
      bar.delegate = delegate
      scene.window.addSubview(bar)
    }
    scene.run(to: 0)
  }

  @Test func theFieldFillsTheBar() {
    #expect(bar.searchTextField.frame == CGRect(x: 8, y: 10, width: 304, height: 36))
    #expect(bar.intrinsicContentSize.height == 56)
  }

  @Test func typingNotifiesTheDelegate() {
    scene.tap(150, 28)
    scene.perform {
      for key in ["ab", "!"] { bar.searchTextField.typeKey(key) }
      bar.searchTextField.typeDelete()
      bar.searchTextField.typeKey("\n")
    }
    #expect(bar.text == "a")
    #expect(delegate.calls == ["begin", "text ab", "text a", "search"])
    #expect(bar.searchTextField.isFirstResponder, "the delegate ends editing")
    scene.perform {
      bar.text = "by code"
      bar.resignFirstResponder()
    }
    #expect(delegate.calls.suffix(2) == ["search", "end"])
  }

  @Test func theDelegateForbidsEditing() {
    delegate.mayBegin = false
    scene.tap(150, 28)
    #expect(delegate.calls.isEmpty && !bar.searchTextField.isFirstResponder)
  }

  @Test func theClearButtonChangesTheText() {
    scene.perform { bar.text = "some" }
    scene.run(to: 0)
    scene.tap(297, 28)
    #expect(bar.text == "" && delegate.calls.first == "text ")
  }

  @Test func theCancelButtonSlidesIn() {
    scene.perform { bar.setShowsCancelButton(true, animated: true) }
    let field = bar.searchTextField
    scene.run(to: 0.125)
    let half = scene.clock.asCurrent { field.layer.presentation()?.bounds.width ?? 0 }
    scene.run(to: 1)
    #expect(field.frame.width < 304 - 50 && half > field.frame.width && half < 304)
    scene.tap(field.frame.maxX + 30, 28)
    #expect(delegate.calls == ["cancel"])
    scene.perform { bar.showsCancelButton = false }
    scene.run(to: 1)
    #expect(field.frame.width == 304)
    scene.tap(310, 28)
    #expect(delegate.calls.filter { $0 == "cancel" }.count == 1)
  }

  @Test func theStyleDeterminesTheBackground() throws {
    #expect(try scene.picture()[160, 3]?.description == "#F2F2F7FF")
    scene.perform { bar.searchBarStyle = .minimal }
    #expect(try scene.picture()[160, 3]?.description == "#00000000")
    scene.perform { bar.barTintColor = .red }
    #expect(try scene.picture()[160, 3]?.description == "#FF0000FF")
  }
}

private final class Recorder: UISearchBarDelegate {
  var calls: [String] = []
  var mayBegin = true

  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { mayBegin }
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { calls.append("begin") }
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { calls.append("end") }
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { calls.append("search") }
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { calls.append("cancel") }

  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    calls.append("text \(searchText)")
  }

  func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { text != "!" }
}
