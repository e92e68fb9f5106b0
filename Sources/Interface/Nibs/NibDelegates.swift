import Containers
import Controls
import Foundation
import Lists
import ViewText
import Views

/// The delegates and data sources of UIKit's classes.
enum NibDelegates {
  /// Sets the delegate of an object of UIKit. Returns false for other objects.
  static func setDelegate(of source: NSObject, to value: AnyObject) -> Bool {
    switch source {
    case let view as UITableView: view.delegate = value as? any UITableViewDelegate
    case let view as UICollectionView: view.delegate = value as? any UICollectionViewDelegate
    case let view as UITextView: view.delegate = value as? any UITextViewDelegate
    case let view as UIScrollView: view.delegate = value as? any UIScrollViewDelegate
    case let view as UITextField: view.delegate = value as? any UITextFieldDelegate
    case let view as UISearchBar: view.delegate = value as? any UISearchBarDelegate
    case let view as UIPickerView: view.delegate = value as? any UIPickerViewDelegate
    case let view as UITabBar: view.delegate = value as? any UITabBarDelegate
    case let recognizer as UIGestureRecognizer:
      recognizer.delegate = value as? any UIGestureRecognizerDelegate
    case let controller as UINavigationController:
      controller.delegate = value as? any UINavigationControllerDelegate
    case let controller as UITabBarController:
      controller.delegate = value as? any UITabBarControllerDelegate
    case let controller as UIPageViewController:
      controller.delegate = value as? any UIPageViewControllerDelegate
    default: return false
    }
    return true
  }

  /// Sets the data source of an object of UIKit. Returns false for other objects.
  static func setDataSource(of source: NSObject, to value: AnyObject) -> Bool {
    switch source {
    case let view as UITableView: view.dataSource = value as? any UITableViewDataSource
    case let view as UICollectionView: view.dataSource = value as? any UICollectionViewDataSource
    case let view as UIPickerView: view.dataSource = value as? any UIPickerViewDataSource
    case let controller as UIPageViewController:
      controller.dataSource = value as? any UIPageViewControllerDataSource
    default: return false
    }
    return true
  }
}
