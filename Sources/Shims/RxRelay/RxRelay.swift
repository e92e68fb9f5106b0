@_exported public import RxSwift
