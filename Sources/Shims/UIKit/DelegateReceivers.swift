public import Containers
public import Controls
public import Lists
public import Messaging
public import Views

// Delegates and data sources conform to NSObjectProtocol on iOS; here, any class can, and iOS code asks
// them the questions that NSObjectProtocol answers. Objects of NSObject's subclasses answer themselves.

extension UIApplicationDelegate {
  /// Returns whether the object implements or inherits the method that a selector names.
  @_disfavoredOverload
  public func responds(to aSelector: Selector!) -> Bool {
    PortedReceiver(self).responds(to: aSelector)
  }

  /// Returns whether the object is of a class or a subclass.
  @_disfavoredOverload
  public func isKind(of aClass: AnyClass) -> Bool { PortedReceiver(self).isKind(of: aClass) }
}

extension UICollectionViewDataSource {
  /// Returns whether the object implements or inherits the method that a selector names.
  @_disfavoredOverload
  public func responds(to aSelector: Selector!) -> Bool {
    PortedReceiver(self).responds(to: aSelector)
  }

  /// Returns whether the object is of a class or a subclass.
  @_disfavoredOverload
  public func isKind(of aClass: AnyClass) -> Bool { PortedReceiver(self).isKind(of: aClass) }
}

extension UIPickerViewDataSource {
  /// Returns whether the object implements or inherits the method that a selector names.
  @_disfavoredOverload
  public func responds(to aSelector: Selector!) -> Bool {
    PortedReceiver(self).responds(to: aSelector)
  }

  /// Returns whether the object is of a class or a subclass.
  @_disfavoredOverload
  public func isKind(of aClass: AnyClass) -> Bool { PortedReceiver(self).isKind(of: aClass) }
}

extension UIPickerViewDelegate {
  /// Returns whether the object implements or inherits the method that a selector names.
  @_disfavoredOverload
  public func responds(to aSelector: Selector!) -> Bool {
    PortedReceiver(self).responds(to: aSelector)
  }

  /// Returns whether the object is of a class or a subclass.
  @_disfavoredOverload
  public func isKind(of aClass: AnyClass) -> Bool { PortedReceiver(self).isKind(of: aClass) }
}

extension UISceneDelegate {
  /// Returns whether the object implements or inherits the method that a selector names.
  @_disfavoredOverload
  public func responds(to aSelector: Selector!) -> Bool {
    PortedReceiver(self).responds(to: aSelector)
  }

  /// Returns whether the object is of a class or a subclass.
  @_disfavoredOverload
  public func isKind(of aClass: AnyClass) -> Bool { PortedReceiver(self).isKind(of: aClass) }
}

extension UIScrollViewDelegate {
  /// Returns whether the object implements or inherits the method that a selector names.
  @_disfavoredOverload
  public func responds(to aSelector: Selector!) -> Bool {
    PortedReceiver(self).responds(to: aSelector)
  }

  /// Returns whether the object is of a class or a subclass.
  @_disfavoredOverload
  public func isKind(of aClass: AnyClass) -> Bool { PortedReceiver(self).isKind(of: aClass) }
}

extension UISearchBarDelegate {
  /// Returns whether the object implements or inherits the method that a selector names.
  @_disfavoredOverload
  public func responds(to aSelector: Selector!) -> Bool {
    PortedReceiver(self).responds(to: aSelector)
  }

  /// Returns whether the object is of a class or a subclass.
  @_disfavoredOverload
  public func isKind(of aClass: AnyClass) -> Bool { PortedReceiver(self).isKind(of: aClass) }
}

extension UISearchControllerDelegate {
  /// Returns whether the object implements or inherits the method that a selector names.
  @_disfavoredOverload
  public func responds(to aSelector: Selector!) -> Bool {
    PortedReceiver(self).responds(to: aSelector)
  }

  /// Returns whether the object is of a class or a subclass.
  @_disfavoredOverload
  public func isKind(of aClass: AnyClass) -> Bool { PortedReceiver(self).isKind(of: aClass) }
}

extension UISplitViewControllerDelegate {
  /// Returns whether the object implements or inherits the method that a selector names.
  @_disfavoredOverload
  public func responds(to aSelector: Selector!) -> Bool {
    PortedReceiver(self).responds(to: aSelector)
  }

  /// Returns whether the object is of a class or a subclass.
  @_disfavoredOverload
  public func isKind(of aClass: AnyClass) -> Bool { PortedReceiver(self).isKind(of: aClass) }
}

extension UITableViewDataSource {
  /// Returns whether the object implements or inherits the method that a selector names.
  @_disfavoredOverload
  public func responds(to aSelector: Selector!) -> Bool {
    PortedReceiver(self).responds(to: aSelector)
  }

  /// Returns whether the object is of a class or a subclass.
  @_disfavoredOverload
  public func isKind(of aClass: AnyClass) -> Bool { PortedReceiver(self).isKind(of: aClass) }
}

extension UITextFieldDelegate {
  /// Returns whether the object implements or inherits the method that a selector names.
  @_disfavoredOverload
  public func responds(to aSelector: Selector!) -> Bool {
    PortedReceiver(self).responds(to: aSelector)
  }

  /// Returns whether the object is of a class or a subclass.
  @_disfavoredOverload
  public func isKind(of aClass: AnyClass) -> Bool { PortedReceiver(self).isKind(of: aClass) }
}
