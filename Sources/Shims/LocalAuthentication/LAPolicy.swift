/// What a user is asked for.
public enum LAPolicy: Int, Sendable {
  /// A finger or the face.
  case deviceOwnerAuthenticationWithBiometrics = 1
  /// A finger, the face or the passcode.
  case deviceOwnerAuthentication
  /// A watch nearby.
  case deviceOwnerAuthenticationWithWatch
  /// A finger, the face or a watch nearby.
  case deviceOwnerAuthenticationWithBiometricsOrWatch
}

/// What a device recognizes its owner by.
public enum LABiometryType: Int, Sendable {
  /// Neither a finger nor the face: that of a stage.
  case none
  /// A finger.
  case touchID
  /// The face.
  case faceID
  /// The eyes.
  case opticID = 4

  /// The name of `none` before Swift 4.2.
  public static var LABiometryNone: LABiometryType { .none }
}

/// What an app can give a context instead of asking the user.
public enum LACredentialType: Int, Sendable {
  /// A password of the app.
  case applicationPassword
  /// A code of a smart card.
  case smartCardPIN = -3
}
