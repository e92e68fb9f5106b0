import Containers
import Controls
import Foundation
import Layers
import Lists
import Messaging
import Views

/// A scene of a storyboard: the source of one controller.
final class Scene: StoryboardScene {
  let storyboard: UIStoryboard
  private let elements: Storyboard.SceneElements
  let file: Storyboard
  /// The items of the controller's bars by the identifiers of their elements.
  private var items: [String: NSObject] = [:]
  /// The control that the controller's table gets when it is loaded.
  private var refreshControl: UIRefreshControl?
  /// What starts segues.
  private var triggers: [SegueTrigger] = []

  init(
    _ elements: Storyboard.SceneElements, of file: Storyboard, _ storyboard: UIStoryboard
  ) {
    self.elements = elements
    self.file = file
    self.storyboard = storyboard
  }

  private var element: InterfaceElement { elements.controller }
  private var values: NibValues { file.document.values }

  // MARK: Controller

  /// Sets what the scene says of a new controller.
  func configure(_ controller: UIViewController) {
    if let title = element["title"] { controller.title = title }
    if let hides = element.flag("hidesBottomBarWhenPushed") {
      controller.hidesBottomBarWhenPushed = hides
    }
    SegueNames.setPresentation(element, of: controller)
    if let item = element.property("navigationItem") { set(item, of: controller) }
    if let item = element.property("tabBarItem") { controller.tabBarItem = tabItem(item) }
    let toolbarItems = element.list("toolbarItems").map { barItem($0, controller) }
    if !toolbarItems.isEmpty { controller.toolbarItems = toolbarItems }
    if let navigation = controller as? UINavigationController {
      if let bar = element.property("navigationBar") { set(bar, of: navigation.navigationBar) }
      if let isHidden = element.flag("navigationBarHidden") {
        navigation.isNavigationBarHidden = isHidden
      }
      if let isHidden = element.flag("toolbarHidden") { navigation.isToolbarHidden = isHidden }
    }
    if let bar = element.property("tabBar"), let tabs = controller as? UITabBarController {
      if let tint = values.color(bar.property("tintColor")) { tabs.tabBar.tintColor = tint }
      if let tint = values.color(bar.property("barTintColor")) { tabs.tabBar.barTintColor = tint }
    }
    controller.restorationIdentifier = element["restorationIdentifier"]
    addChildren(to: controller)
    if let table = controller as? UITableViewController,
      let element = element.property("refreshControl")
    {
      addRefreshControl(element, to: table)
    }
    for attribute in element.list("userDefinedRuntimeAttributes") {
      if let keyPath = attribute["keyPath"] {
        controller.setValue(values.runtimeValue(attribute), forKeyPath: keyPath)
      }
    }
    controller.awakeFromNib()
  }

  private func addRefreshControl(
    _ element: InterfaceElement, to controller: UITableViewController
  ) {
    let control = UIRefreshControl()
    if let tint = values.color(element.property("tintColor")) { control.tintColor = tint }
    control.attributedTitle = values.attributedText(element.property("attributedTitle"))
    for connection in element.list("connections") where connection.name == "action" {
      guard let selector = connection["selector"] else { continue }
      control.addTarget(controller, action: Selector(selector), for: .valueChanged)
    }
    if let id = element.id { items[id] = control }
    refreshControl = control
  }

  private func tabItem(_ element: InterfaceElement) -> UITabBarItem {
    let tag = element.number("tag").map { Int($0) } ?? 0
    let item =
      SegueNames.tabItem(element["systemItem"]).map { UITabBarItem(tabBarSystemItem: $0, tag: tag) }
      ?? UITabBarItem(
        title: element["title"], image: values.image(element, "image"),
        selectedImage: values.image(element, "selectedImage"))
    item.tag = tag
    item.badgeValue = element["badgeValue"]
    if let isEnabled = element.flag("enabled") { item.isEnabled = isEnabled }
    return item
  }

  /// Returns the attributes of a bar's titles; nil if there are none.
  private func attributes(_ text: InterfaceElement?) -> [NSAttributedString.Key: Any]? {
    guard let text else { return nil }
    var attributes: [NSAttributedString.Key: Any] = [:]
    attributes[.foregroundColor] = values.color(
      text.property("textColor") ?? text.property("NSColor"))
    attributes[.font] = values.font(text.property("fontDescription") ?? text.property("NSFont"))
    return attributes.isEmpty ? nil : attributes
  }

  private func appearance(_ element: InterfaceElement) -> UINavigationBarAppearance {
    let appearance = UINavigationBarAppearance()
    if let color = values.color(element.property("backgroundColor")) {
      appearance.backgroundColor = color
    }
    if let color = values.color(element.property("shadowColor")) { appearance.shadowColor = color }
    appearance.backgroundImage = values.image(element, "backgroundImage")
    appearance.shadowImage = values.image(element, "shadowImage")
    appearance.titleTextAttributes = attributes(element.property("titleTextAttributes")) ?? [:]
    appearance.largeTitleTextAttributes =
      attributes(element.property("largeTitleTextAttributes")) ?? [:]
    return appearance
  }

  private func set(_ element: InterfaceElement, of bar: UINavigationBar) {
    if let text = attributes(
      element.child("textAttributes") ?? element.property("titleTextAttributes"))
    {
      bar.titleTextAttributes = text
    }
    if let text = attributes(element.property("largeTitleTextAttributes")) {
      bar.largeTitleTextAttributes = text
    }
    if let standard = element.property("standardAppearance") {
      bar.standardAppearance = appearance(standard)
    }
    if let edge = element.property("scrollEdgeAppearance") {
      bar.scrollEdgeAppearance = appearance(edge)
    }
    if let compact = element.property("compactAppearance") {
      bar.compactAppearance = appearance(compact)
    }
    if let tint = values.color(element.property("tintColor")) { bar.tintColor = tint }
    if let tint = values.color(element.property("barTintColor")) { bar.barTintColor = tint }
    if let isTranslucent = element.flag("translucent") { bar.isTranslucent = isTranslucent }
    if let large = element.flag("largeTitles") { bar.prefersLargeTitles = large }
  }

  private func set(_ element: InterfaceElement, of controller: UIViewController) {
    let item = controller.navigationItem
    item.title = element["title"]
    item.prompt = element["prompt"]
    if let title = element.property("titleView") { item.titleView = view(title, controller) }
    if element["largeTitleDisplayMode"] == "never" { item.largeTitleDisplayMode = .never }
    func items(_ key: String) -> [UIBarButtonItem] {
      let elements = element.property(key).map { [$0] } ?? element.list(key + "s")
      return elements.map { barItem($0, controller) }
    }
    let (left, right) = (items("leftBarButtonItem"), items("rightBarButtonItem"))
    if !left.isEmpty { item.leftBarButtonItems = left }
    if !right.isEmpty { item.rightBarButtonItems = right }
    if let back = element.property("backBarButtonItem") {
      item.backBarButtonItem = barItem(back, controller)
    }
  }

  /// Creates a view beside the controller's own, such as that of a bar item.
  private func view(
    _ element: InterfaceElement, _ controller: UIViewController
  ) -> UIView? {
    var surroundings = NibContents.Surroundings()
    surroundings.owner = self.element.id ?? ""
    surroundings.connectSegue = { [weak self, weak controller] element, source in
      if let controller { self?.connect(element, source, of: controller) }
    }
    let contents = NibContents(NibReader([element], in: file.document))
    let view = contents.instantiate(withOwner: controller, surroundings).first as? UIView
    if let id = element.id { items[id] = view }
    return view
  }

  private func barItem(
    _ element: InterfaceElement, _ controller: UIViewController
  ) -> UIBarButtonItem {
    let custom = element.children.first { ["view", "customView"].contains($0["key"]) }
    let item =
      custom.flatMap { view($0, controller) }.map { UIBarButtonItem(customView: $0) }
      ?? SegueNames.systemItem(element["systemItem"]).map {
        UIBarButtonItem(barButtonSystemItem: $0, target: nil, action: nil)
      }
      ?? values.image(element, "image").map {
        UIBarButtonItem(image: $0, style: .plain, target: nil, action: nil)
      }
      ?? UIBarButtonItem(
        title: element["title"], style: element["style"] == "done" ? .done : .plain, target: nil,
        action: nil)
    if let id = element.id { items[id] = item }
    if let isEnabled = element.flag("enabled") { item.isEnabled = isEnabled }
    if let tint = values.color(element.property("tintColor")) { item.tintColor = tint }
    if let width = element.number("width") { item.width = width }
    if let tag = element.number("tag") { item.tag = Int(tag) }
    for connection in element.list("connections") {
      if connection.name == "segue" {
        start(connection, from: controller, by: item)
      } else if connection.name == "action", let selector = connection["selector"] {
        item.target = controller
        item.action = Selector(selector)
      }
    }
    return item
  }

  /// Adds the controllers of relationships: those of navigation and tab bar controllers.
  private func addChildren(to controller: UIViewController) {
    let children = element.list("connections").filter { $0["kind"] == "relationship" }
      .compactMap { $0["destination"].flatMap { file.make($0, storyboard) } }
    guard !children.isEmpty else { return }
    switch controller {
    case let navigation as UINavigationController: navigation.viewControllers = children
    case let tabs as UITabBarController: tabs.viewControllers = children
    default: break
    }
  }

  // MARK: View

  func loadView(of controller: UIViewController) -> Bool {
    guard let view = element.property("view") ?? Self.list(element), let id = element.id else {
      return false
    }
    let reader = NibReader(
      [view] + elements.others, guides: element.list("layoutGuides"), in: file.document)
    reader.connect(element, id)
    var surroundings = NibContents.Surroundings()
    surroundings.owner = id
    surroundings.others = items
    surroundings.connectSegue = { [weak self, weak controller] element, source in
      guard let controller, source !== controller else { return }
      self?.connect(element, source, of: controller)
    }
    let contents = NibContents(reader)
    contents.prepareOwner = { roots in controller.view = roots.first as? UIView }
    _ = contents.instantiate(withOwner: controller, surroundings)
    if let refreshControl {
      (controller as? UITableViewController)?.refreshControl = refreshControl
    }
    return controller.isViewLoaded
  }

  /// The table or the collection of a controller of one.
  private static func list(_ element: InterfaceElement) -> InterfaceElement? {
    element.child("tableView") ?? element.child("collectionView")
  }

  // MARK: Segues

  /// Connects an object of the view with a segue.
  private func connect(
    _ element: InterfaceElement, _ source: AnyObject, of controller: UIViewController
  ) {
    if element["kind"] == "embed", let container = source as? UIView {
      Segue(element, self).embed(in: container, of: controller)
    } else {
      start(element, from: controller, by: source)
    }
  }

  /// Lets an object start a segue.
  private func start(
    _ element: InterfaceElement, from controller: UIViewController, by source: AnyObject
  ) {
    let trigger = SegueTrigger { [weak self, weak controller, weak source] in
      guard let self, let controller else { return }
      let identifier = element["identifier"] ?? ""
      guard controller.shouldPerformSegue(withIdentifier: identifier, sender: source) else {
        return
      }
      Segue(element, self).perform(from: controller, sender: source)
    }
    triggers.append(trigger)
    trigger.connect(source, element)
  }

  func performSegue(
    _ identifier: String, from controller: UIViewController, sender: Any?
  ) -> Bool {
    let starts = [element] + elements.others
    guard let segue = starts.lazy.compactMap({ Self.segue(identifier, in: $0) }).first else {
      return false
    }
    Segue(segue, self).perform(from: controller, sender: sender)
    return true
  }

  private static func segue(
    _ identifier: String, in element: InterfaceElement
  ) -> InterfaceElement? {
    if element.name == "segue", element["identifier"] == identifier { return element }
    return element.children.lazy.compactMap { segue(identifier, in: $0) }.first
  }
}
