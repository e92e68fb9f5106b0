import Foundation
import Testing
import VirtualTime
import Views

@Suite struct PasteboardTests {
  private func onStage(_ body: () throws -> Void) rethrows { try VirtualClock().asCurrent(body) }

  @Test func valuesAreItemsWithATypeEach() {
    onStage {
      let board = UIPasteboard.general
      #expect(!board.hasStrings && board.items.isEmpty && board.types.isEmpty)
      board.strings = ["a", "b"]
      #expect(board.numberOfItems == 2 && board.string == "a" && board.strings == ["a", "b"])
      #expect(board.types == ["public.utf8-plain-text"])
      #expect(board.data(forPasteboardType: "public.utf8-plain-text") == Data("a".utf8))
      board.url = URL(string: "https://a.b")
      #expect(!board.hasStrings && board.hasURLs && board.urls?.count == 1)
      board.color = .red
      #expect(board.colors == [.red] && !board.hasImages)
    }
  }

  @Test func itemsHaveValuesForSeveralTypes() {
    onStage {
      let board = UIPasteboard.general
      board.items = [
        ["public.text": "x", "com.app.card": Data([1])], ["public.url": "https://c.d"],
      ]
      #expect(board.string == "x" && board.url?.host() == "c.d")
      #expect(board.contains(pasteboardTypes: ["com.app.card"]))
      #expect(!board.contains(pasteboardTypes: ["public.url"]))
      #expect(board.itemSet(withPasteboardTypes: ["public.url"]) == IndexSet(integer: 1))
      #expect(board.types(forItemSet: IndexSet(0...1))?.map(\.count) == [2, 1])
      #expect(board.value(forPasteboardType: "com.app.card") as? Data == Data([1]))
      board.addItems([["a": 1]])
      #expect(board.numberOfItems == 3)
      board.setValue("y", forPasteboardType: "public.plain-text")
      #expect(board.strings == ["y"])
      board.setData(Data("z".utf8), forPasteboardType: "public.utf8-plain-text")
      #expect(board.string == "z")
      board.setItems([], options: [.localOnly: true])
      #expect(!board.hasStrings)
    }
  }

  @Test func changesAreCountedAndReported() {
    onStage {
      let board = UIPasteboard.general
      nonisolated(unsafe) var reports: [[String: [String]]] = []
      let observer = NotificationCenter.default.addObserver(
        forName: UIPasteboard.changedNotification, object: board, queue: nil
      ) { reports.append($0.userInfo as? [String: [String]] ?? [:]) }
      board.string = "a"
      board.url = URL(string: "https://a.b")
      NotificationCenter.default.removeObserver(observer)
      #expect(board.changeCount == 2 && reports.count == 2)
      #expect(
        reports.last == [
          UIPasteboard.changedTypesAddedUserInfoKey: ["public.url"],
          UIPasteboard.changedTypesRemovedUserInfoKey: ["public.utf8-plain-text"],
        ])
    }
  }

  @Test func namedPasteboardsBelongToTheStage() {
    let name = UIPasteboard.Name("cards")
    onStage {
      #expect(UIPasteboard(name: name, create: false) == nil)
      let board = UIPasteboard(name: name, create: true)
      board?.string = "a"
      #expect(UIPasteboard(name: name, create: false) === board && board?.name == name)
      #expect(UIPasteboard.general.string == nil)
      #expect(UIPasteboard(name: .general, create: false) === UIPasteboard.general)
      let (one, other) = (UIPasteboard.withUniqueName(), UIPasteboard.withUniqueName())
      #expect(one !== other && one.name != other.name)
      UIPasteboard.remove(withName: name)
      #expect(UIPasteboard(name: name, create: false) == nil)
    }
    onStage { #expect(UIPasteboard(name: name, create: false) == nil) }
  }

  @Test func providersAreItems() {
    onStage {
      let board = UIPasteboard.general
      board.setObjects([NSString("a"), UIColor.red])
      #expect(board.strings == ["a"] && board.colors == [.red])
      var loaded: String?
      board.itemProviders.first?.loadObject(ofClass: NSString.self) { text, _ in
        loaded = (text as? NSString).map { String(describing: $0) }
      }
      #expect(loaded == "a")
      let view = UIView()
      #expect(!view.canPaste(board.itemProviders))
      view.pasteConfiguration = UIPasteConfiguration(forAccepting: NSString.self)
      #expect(!view.canPaste(board.itemProviders))
      #expect(view.canPaste([board.itemProviders[0]]))
    }
  }
}
