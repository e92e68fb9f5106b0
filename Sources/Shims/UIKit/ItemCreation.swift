public import Containers
public import Controls
public import Foundation
import Layers
public import Lists
public import Messaging
public import Views

// More initialisers of classes that are known only at run time, see `portedMake(_:)`. In Apple's
// headers, most of them are convenience initialisers: they call the class's `init()` and set properties.

/// Creates a bar button with a title.
public func portedMake<Item: UIBarButtonItem>(
  _ type: Item.Type, title: String?, style: UIBarButtonItem.Style, target: AnyObject?,
  action: Selector?
) -> Item {
  let item = make(type, target, action)
  item.title = title
  item.style = style
  return item
}

/// Creates a bar button with an image.
public func portedMake<Item: UIBarButtonItem>(
  _ type: Item.Type, image: UIImage?, style: UIBarButtonItem.Style, target: AnyObject?,
  action: Selector?
) -> Item {
  let item = make(type, target, action)
  item.image = image
  item.style = style
  return item
}

private func make<Item: UIBarButtonItem>(
  _ type: Item.Type, _ target: AnyObject?, _ action: Selector?
) -> Item {
  let item = type.make()
  item.target = target
  item.action = action
  return item
}

/// Creates a bar button of the system.
public func portedMake<Item: UIBarButtonItem>(
  _ type: Item.Type, barButtonSystemItem systemItem: UIBarButtonItem.SystemItem,
  target: AnyObject?, action: Selector?
) -> Item {
  let item = make(type, target, action)
  item.become(systemItem)
  return item
}

/// Creates an item of a bar that shows a view.
public func portedMake<Item: UIBarButtonItem>(_ type: Item.Type, customView: UIView) -> Item {
  let item = type.make()
  item.customView = customView
  return item
}

/// Creates an item of a tab bar with a title and an image.
public func portedMake<Item: UITabBarItem>(
  _ type: Item.Type, title: String?, image: UIImage?, tag: Int
) -> Item {
  let item = type.make()
  (item.title, item.image, item.tag) = (title, image, tag)
  return item
}

/// Creates an item of a tab bar with a title, an image, and another for when it is selected.
public func portedMake<Item: UITabBarItem>(
  _ type: Item.Type, title: String?, image: UIImage?, selectedImage: UIImage?
) -> Item {
  let item = type.make()
  (item.title, item.image, item.selectedImage) = (title, image, selectedImage)
  return item
}

/// Creates an item of a tab bar that is one of the system's.
public func portedMake<Item: UITabBarItem>(
  _ type: Item.Type, tabBarSystemItem systemItem: UITabBarItem.SystemItem, tag: Int
) -> Item {
  let item = type.make()
  item.become(systemItem)
  item.tag = tag
  return item
}

/// Creates a button of a type, with its `init(frame:)`.
public func portedMake<Button: UIButton>(
  _ type: Button.Type, type buttonType: UIButton.ButtonType
) -> Button {
  let button = portedMake(type, frame: .zero)
  button.become(buttonType)
  return button
}

/// Creates an image view of the image's size, with its `init(frame:)`.
public func portedMake<View: UIImageView>(_ type: View.Type, image: UIImage?) -> View {
  let view = portedMake(type, frame: CGRect(origin: .zero, size: image?.size ?? .zero))
  view.image = image
  return view
}

/// Creates a navigation controller, with its `init()`.
public func portedMake<Controller: UINavigationController>(
  _ type: Controller.Type, rootViewController: UIViewController
) -> Controller {
  let controller = type.make()
  controller.viewControllers = [rootViewController]
  return controller
}

/// Creates the attributes of a cell.
public func portedMake<Attributes: UICollectionViewLayoutAttributes>(
  _ type: Attributes.Type, forCellWith indexPath: IndexPath
) -> Attributes {
  let attributes = type.init()
  attributes.indexPath = indexPath
  return attributes
}

/// Creates the attributes of a supplementary view.
public func portedMake<Attributes: UICollectionViewLayoutAttributes>(
  _ type: Attributes.Type, forSupplementaryViewOfKind kind: String, with indexPath: IndexPath
) -> Attributes {
  let attributes = type.init()
  attributes.represent(.supplementaryView, kind, indexPath)
  return attributes
}

/// Creates the attributes of a decoration view.
public func portedMake<Attributes: UICollectionViewLayoutAttributes>(
  _ type: Attributes.Type, forDecorationViewOfKind kind: String, with indexPath: IndexPath
) -> Attributes {
  let attributes = type.init()
  attributes.represent(.decorationView, kind, indexPath)
  return attributes
}
