import Containers
import Controls
import Foundation
import Layers
import Testing
import Views
import VirtualTime

@Suite struct UISearchControllerTests {
  final class Search: UISearchResultsUpdating, UISearchControllerDelegate {
    var log: [String] = []

    func updateSearchResults(for searchController: UISearchController) {
      log.append("search \(searchController.searchBar.text ?? "")")
    }

    func willPresentSearchController(_ searchController: UISearchController) { log.append("begin") }

    func didDismissSearchController(_ searchController: UISearchController) { log.append("end") }
  }

  @Test func editingBeginsTheSearchAndCancelEndsIt() {
    let scene = ContainerScene()
    let page = Page("A")
    scene.show(page)
    let results = Page("B")
    let search = Search()
    let controller = scene.clock.asCurrent {
      UISearchController(searchResultsController: results)
    }
    scene.perform {
      controller.searchResultsUpdater = search
      controller.delegate = search
      page.view.addSubview(controller.searchBar)
      controller.searchBar.sizeToFit()
      controller.searchBar.becomeFirstResponder()
    }
    scene.run(to: 1)
    #expect(controller.isActive && controller.searchBar.showsCancelButton)
    scene.perform {
      controller.searchBar.text = "x"
      controller.searchBar.searchTextField.sendActions(for: .editingChanged)
    }
    #expect(results.parent === page && results.view.frame.minY == 56)
    scene.perform { controller.isActive = false }
    #expect(search.log == ["begin", "search ", "search x", "search ", "end"])
    #expect(results.parent == nil && !controller.searchBar.showsCancelButton)
  }
}
