@_exported public import RxRelay
@_exported public import RxViews
@_exported public import UIKit
