public import Foundation
public import FoundationNetworking
public import RxSwift
import Ticking
import UIKit

/// An error of a request of `URLSession.rx`.
public enum RxCocoaURLError: Error {
  /// Unknown.
  case unknown
  /// The answer isn't one of HTTP.
  case nonHTTPResponse(response: URLResponse)
  /// The answer has a status other than 200 to 299.
  case httpRequestFailed(response: HTTPURLResponse, data: Data?)
  /// The data couldn't be read.
  case deserializationError(error: any Error)
}

// A film has no network: requests fail as without a connection, in the clock's next turn, so that code shows what
// it shows offline.
extension Reactive where Base: URLSession {
  /// Fails with `URLError.notConnectedToInternet`.
  public func response(
    request: URLRequest
  ) -> Observable<(response: HTTPURLResponse, data: Data)> { failure() }

  /// Fails with `URLError.notConnectedToInternet`.
  public func data(request: URLRequest) -> Observable<Data> { failure() }

  /// Fails with `URLError.notConnectedToInternet`.
  public func json(
    request: URLRequest, options: JSONSerialization.ReadingOptions = []
  ) -> Observable<Any> { failure() }

  /// Fails with `URLError.notConnectedToInternet`.
  public func json(url: URL) -> Observable<Any> { failure() }

  private func failure<Element>() -> Observable<Element> {
    Observable.create { observer in
      let failed = BooleanDisposable()
      StageQueue.main.async {
        if !failed.isDisposed { observer.onError(URLError(.notConnectedToInternet)) }
      }
      return failed
    }
  }
}
