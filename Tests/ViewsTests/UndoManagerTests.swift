import Foundation
import Testing
import Views

@Suite struct UndoManagerTests {
  private final class Counter: NSObject {
    let manager = UndoManager()
    var value = 0 {
      didSet { manager.registerUndo(withTarget: self) { $0.value = oldValue } }
    }
  }

  @Test func changesAreUndoneAndRedone() {
    let counter = Counter()
    let manager = counter.manager
    counter.value = 1
    counter.value = 2
    manager.setActionName("Count")
    #expect(manager.canUndo && !manager.canRedo && manager.undoMenuItemTitle == "Undo Count")
    manager.undo()
    #expect(counter.value == 1 && manager.canRedo && manager.redoActionName == "Count")
    manager.redo()
    #expect(counter.value == 2)
    manager.undo()
    manager.undo()
    #expect(counter.value == 0 && !manager.canUndo)
    manager.redo()
    counter.value = 5
    #expect(!manager.canRedo)
  }

  @Test func groupsAreUndoneTogether() {
    let counter = Counter()
    counter.manager.beginUndoGrouping()
    counter.value = 1
    counter.value = 2
    counter.manager.endUndoGrouping()
    counter.manager.undo()
    #expect(counter.value == 0)
    counter.manager.redo()
    #expect(counter.value == 2)
  }

  @Test func registrationsCanBeDisabledAndForgotten() {
    let counter = Counter()
    counter.manager.disableUndoRegistration()
    counter.value = 1
    #expect(!counter.manager.canUndo)
    counter.manager.enableUndoRegistration()
    counter.value = 2
    counter.value = 3
    counter.manager.levelsOfUndo = 1
    counter.manager.undo()
    #expect(counter.value == 2 && !counter.manager.canUndo)
    counter.value = 4
    counter.manager.removeAllActions(withTarget: counter)
    #expect(!counter.manager.canUndo)
  }
}
