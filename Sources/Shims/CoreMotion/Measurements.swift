public import Foundation

// The values of sensors. No stage has any, so nothing creates them but an app's own tests.

/// An acceleration, in multiples of gravity.
public struct CMAcceleration: Sendable {
  /// Along the x axis of the device.
  public var x: Double
  /// Along the y axis of the device.
  public var y: Double
  /// Along the z axis of the device.
  public var z: Double

  /// Creates a value of zeros.
  public init() {
    x = 0
    y = 0
    z = 0
  }

  /// Creates a value.
  public init(x: Double, y: Double, z: Double) {
    self.x = x
    self.y = y
    self.z = z
  }
}

/// A speed of rotation, in radians per second.
public struct CMRotationRate: Sendable {
  /// About the x axis of the device.
  public var x: Double
  /// About the y axis of the device.
  public var y: Double
  /// About the z axis of the device.
  public var z: Double

  /// Creates a value of zeros.
  public init() {
    x = 0
    y = 0
    z = 0
  }

  /// Creates a value.
  public init(x: Double, y: Double, z: Double) {
    self.x = x
    self.y = y
    self.z = z
  }
}

/// A magnetic field, in microteslas.
public struct CMMagneticField: Sendable {
  /// Along the x axis of the device.
  public var x: Double
  /// Along the y axis of the device.
  public var y: Double
  /// Along the z axis of the device.
  public var z: Double

  /// Creates a value of zeros.
  public init() {
    x = 0
    y = 0
    z = 0
  }

  /// Creates a value.
  public init(x: Double, y: Double, z: Double) {
    self.x = x
    self.y = y
    self.z = z
  }
}

/// A rotation as a quaternion of length 1.
public struct CMQuaternion: Sendable {
  /// An imaginary part.
  public var x: Double
  /// An imaginary part.
  public var y: Double
  /// An imaginary part.
  public var z: Double
  /// The real part.
  public var w: Double

  /// Creates a value of zeros.
  public init() {
    x = 0
    y = 0
    z = 0
    w = 0
  }

  /// Creates a value.
  public init(x: Double, y: Double, z: Double, w: Double) {
    self.x = x
    self.y = y
    self.z = z
    self.w = w
  }
}

/// A rotation as a matrix.
public struct CMRotationMatrix: Sendable {
  /// Row 1, column 1.
  public var m11: Double
  /// Row 1, column 2.
  public var m12: Double
  /// Row 1, column 3.
  public var m13: Double
  /// Row 2, column 1.
  public var m21: Double
  /// Row 2, column 2.
  public var m22: Double
  /// Row 2, column 3.
  public var m23: Double
  /// Row 3, column 1.
  public var m31: Double
  /// Row 3, column 2.
  public var m32: Double
  /// Row 3, column 3.
  public var m33: Double

  /// Creates a value of zeros.
  public init() {
    m11 = 0
    m12 = 0
    m13 = 0
    m21 = 0
    m22 = 0
    m23 = 0
    m31 = 0
    m32 = 0
    m33 = 0
  }

  /// Creates a value.
  public init(
    m11: Double, m12: Double, m13: Double, m21: Double, m22: Double, m23: Double, m31: Double,
    m32: Double, m33: Double
  ) {
    self.m11 = m11
    self.m12 = m12
    self.m13 = m13
    self.m21 = m21
    self.m22 = m22
    self.m23 = m23
    self.m31 = m31
    self.m32 = m32
    self.m33 = m33
  }
}

/// A value with the time at which it was measured.
open class CMLogItem: NSObject {
  /// In seconds since the device was started.
  open var timestamp: TimeInterval { 0 }
}

/// A value of the accelerometer.
open class CMAccelerometerData: CMLogItem {
  /// The acceleration, including gravity.
  open var acceleration: CMAcceleration { CMAcceleration() }
}

/// A value of the gyroscope.
open class CMGyroData: CMLogItem {
  /// The speed of rotation.
  open var rotationRate: CMRotationRate { CMRotationRate() }
}

/// A value of the magnetometer.
open class CMMagnetometerData: CMLogItem {
  /// The magnetic field.
  open var magneticField: CMMagneticField { CMMagneticField() }
}

/// The direction in which the device is held.
open class CMAttitude: NSObject {
  /// The angle about the device's longer side, in radians.
  open var roll: Double { 0 }
  /// The angle about the device's shorter side, in radians.
  open var pitch: Double { 0 }
  /// The angle about the axis out of the screen, in radians.
  open var yaw: Double { 0 }
  /// The rotation from the frame of reference, as a quaternion.
  open var quaternion: CMQuaternion { CMQuaternion(x: 0, y: 0, z: 0, w: 1) }
  /// The rotation from the frame of reference, as a matrix.
  open var rotationMatrix: CMRotationMatrix {
    CMRotationMatrix(m11: 1, m12: 0, m13: 0, m21: 0, m22: 1, m23: 0, m31: 0, m32: 0, m33: 1)
  }

  /// Does nothing: every attitude is the same.
  open func multiply(byInverseOf attitude: CMAttitude) {}
}

/// The motion of the device.
open class CMDeviceMotion: CMLogItem {
  /// The place of the sensors.
  public enum SensorLocation: Int, Sendable {
    case `default`, headphoneLeft, headphoneRight
  }

  /// The direction in which the device is held.
  open var attitude: CMAttitude { CMAttitude() }
  /// The speed of rotation.
  open var rotationRate: CMRotationRate { CMRotationRate() }
  /// The direction of gravity: upright.
  open var gravity: CMAcceleration { CMAcceleration(x: 0, y: -1, z: 0) }
  /// The acceleration without gravity.
  open var userAcceleration: CMAcceleration { CMAcceleration() }
  /// The angle to the north, in degrees; −1, because it isn't known.
  open var heading: Double { -1 }
  /// The place of the sensors.
  open var sensorLocation: SensorLocation { .default }
}

/// The frames of reference of attitudes.
public struct CMAttitudeReferenceFrame: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Creates frames from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Vertical z axis, any x axis.
  public static let xArbitraryZVertical = CMAttitudeReferenceFrame(rawValue: 1)
  /// The same, corrected by the magnetometer.
  public static let xArbitraryCorrectedZVertical = CMAttitudeReferenceFrame(rawValue: 2)
  /// The x axis is to the magnetic north.
  public static let xMagneticNorthZVertical = CMAttitudeReferenceFrame(rawValue: 4)
  /// The x axis is to the true north.
  public static let xTrueNorthZVertical = CMAttitudeReferenceFrame(rawValue: 8)
}
