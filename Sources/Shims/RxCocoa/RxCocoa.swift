@_exported public import Motion
@_exported public import RxRelay
@_exported public import RxViews
@_exported public import UIKit
