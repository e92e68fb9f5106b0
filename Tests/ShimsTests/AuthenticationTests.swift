import Foundation
import LocalAuthentication
import Testing
import UIKit

@Suite struct AuthenticationTests {
  @Test(
    "No policy can be evaluated",
    arguments: [
      (LAPolicy.deviceOwnerAuthenticationWithBiometrics, LAError.biometryNotAvailable),
      (.deviceOwnerAuthentication, .passcodeNotSet),
      (.deviceOwnerAuthenticationWithWatch, .watchNotAvailable),
    ])
  func nothingIsAvailable(policy: LAPolicy, code: LAError.Code) {
    let context = LAContext()
    var error: NSError?
    #expect(!context.canEvaluatePolicy(policy, error: nil))
    #expect(!context.canEvaluatePolicy(policy, error: &error))
    #expect(error?.code == code.rawValue && error?.domain == LAErrorDomain)
    #expect(context.biometryType == .none)
  }

  @Test func repliesComeInTheNextTurn() throws {
    let test = try TestStage()
    try test.play(until: 1) {
      let context = LAContext()
      context.evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "Unlock") { done, error in
        test.note("\(done) \((error as? LAError)?.code == .passcodeNotSet)")
      }
      context.invalidate()
      context.evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "Unlock") { done, error in
        switch error {
        case LAError.invalidContext?: test.note("invalid")
        default: test.note("\(done)")
        }
      }
      test.note("asked")
    }
    #expect(test.log.map { $0.prefix { $0 != "." } } == ["asked 0", "false true 0", "invalid 0"])
  }

  @Test func credentialsAreKept() {
    let context = LAContext()
    #expect(context.setCredential(Data([1]), type: .applicationPassword))
    #expect(context.isCredentialSet(.applicationPassword))
    #expect(context.setCredential(nil, type: .applicationPassword))
    #expect(!context.isCredentialSet(.applicationPassword))
    context.invalidate()
    #expect(!context.setCredential(Data(), type: .smartCardPIN))
  }
}
