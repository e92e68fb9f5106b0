import Controls
import Containers
import Foundation
import Lists
import Messaging
import ViewText
import Views

/// The classes of the elements in nibs.
enum NibClasses {
  /// Returns an empty template for the element of a view; nil if it isn't the element of a view.
  static func view(_ element: InterfaceElement, _ reader: NibReader) -> UIView? {
    if let make = views[element.name] { return make() }
    switch element.name {
    case "button": return UIButton(type: NibNames.buttonType(element["buttonType"]))
    case "tableView":
      return UITableView(frame: .zero, style: NibNames.tableStyle(element["style"]))
    case "tableViewCell":
      return UITableViewCell(
        style: NibNames.cellStyle(element["style"]), reuseIdentifier: element["reuseIdentifier"])
    case "collectionView":
      return UICollectionView(frame: .zero, collectionViewLayout: layout(element, reader.values))
    case "visualEffectView":
      return UIVisualEffectView(effect: NibNames.effect(element))
    case "segmentedControl":
      return UISegmentedControl(
        items: element.list("segments").map { segment -> Any in
          reader.values.image(segment, "image") ?? segment["title"] ?? ""
        })
    default:
      // Web views, maps and others that films don't draw.
      return element.name.hasSuffix("View") && element.property("frame") != nil ? UIView() : nil
    }
  }

  private nonisolated(unsafe) static let views: [String: () -> UIView] = [
    "view": { UIView() }, "control": { UIControl() }, "label": { UILabel() },
    "imageView": { UIImageView() }, "textField": { UITextField() },
    "textView": { UITextView() }, "switch": { UISwitch() }, "slider": { UISlider() },
    "progressView": { UIProgressView() }, "stepper": { UIStepper() },
    "pageControl": { UIPageControl() },
    "activityIndicatorView": { UIActivityIndicatorView() },
    "scrollView": { UIScrollView() }, "stackView": { UIStackView() },
    "datePicker": { UIDatePicker() }, "pickerView": { UIPickerView() },
    "searchBar": { UISearchBar() }, "toolbar": { UIToolbar() },
    "navigationBar": { UINavigationBar() }, "tabBar": { UITabBar() },
    "containerView": { UIView() },
    "collectionViewCell": { UICollectionViewCell() },
    "collectionReusableView": { UICollectionReusableView() },
    "tableViewCellContentView": { UIView() }, "collectionViewCellContentView": { UIView() },
  ]

  /// Returns the layout of a collection; one without values, whose class the program has, if it isn't a
  /// flow layout.
  private static func layout(
    _ element: InterfaceElement, _ values: NibValues
  ) -> UICollectionViewLayout {
    let layout = UICollectionViewFlowLayout()
    guard let flow = element.property("collectionViewLayout") else { return layout }
    guard flow.name != "collectionViewLayout" else { return UICollectionViewLayout() }
    if flow["scrollDirection"] == "horizontal" { layout.scrollDirection = .horizontal }
    if let space = flow.number("minimumLineSpacing") { layout.minimumLineSpacing = space }
    if let space = flow.number("minimumInteritemSpacing") {
      layout.minimumInteritemSpacing = space
    }
    let sizes: [(String, ReferenceWritableKeyPath<UICollectionViewFlowLayout, CGSize>)] = [
      ("itemSize", \.itemSize), ("headerReferenceSize", \.headerReferenceSize),
      ("footerReferenceSize", \.footerReferenceSize),
    ]
    for (key, path) in sizes {
      if let size = values.size(flow.property(key)) { layout[keyPath: path] = size }
    }
    if let insets = values.insets(flow.property("sectionInset")) { layout.sectionInset = insets }
    return layout
  }

  /// Returns a template for the element of an object that isn't a view.
  static func object(_ element: InterfaceElement) -> NSObject? {
    switch element.name {
    case "tapGestureRecognizer":
      let tap = UITapGestureRecognizer()
      if let taps = element.number("numberOfTapsRequired") { tap.numberOfTapsRequired = Int(taps) }
      if let touches = element.number("numberOfTouchesRequired") {
        tap.numberOfTouchesRequired = Int(touches)
      }
      return tap
    case "panGestureRecognizer": return UIPanGestureRecognizer()
    case "pinchGestureRecognizer": return UIPinchGestureRecognizer()
    case "rotationGestureRecognizer": return UIRotationGestureRecognizer()
    case "swipeGestureRecognizer":
      let swipe = UISwipeGestureRecognizer()
      swipe.direction = NibNames.direction(element["direction"])
      return swipe
    // Interface Builder's name of a long press.
    case "pongPressGestureRecognizer", "longPressGestureRecognizer":
      let press = UILongPressGestureRecognizer()
      if let duration = element.number("minimumPressDuration") {
        press.minimumPressDuration = Double(duration)
      }
      return press
    default: return nil
    }
  }
}
