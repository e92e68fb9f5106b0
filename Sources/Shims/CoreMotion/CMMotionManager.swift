public import Foundation

/// The sensors of the device, of which a stage has none: nothing is available, active or ever
/// reported, as in the simulator.
open class CMMotionManager: NSObject {
  /// Creates a manager.
  public override init() { super.init() }

  // MARK: Accelerometer

  /// The seconds between values, which never come.
  open var accelerometerUpdateInterval: TimeInterval = 0
  /// False: there is no accelerometer.
  open var isAccelerometerAvailable: Bool { false }
  /// False: there is no accelerometer.
  open var isAccelerometerActive: Bool { false }
  /// Nil: there is no accelerometer.
  open var accelerometerData: CMAccelerometerData? { nil }

  /// Does nothing.
  open func startAccelerometerUpdates() {}

  /// Does nothing; the handler is never called.
  open func startAccelerometerUpdates(
    to queue: OperationQueue, withHandler handler: @escaping CMAccelerometerHandler
  ) {}

  /// Does nothing.
  open func stopAccelerometerUpdates() {}

  // MARK: Gyroscope

  /// The seconds between values, which never come.
  open var gyroUpdateInterval: TimeInterval = 0
  /// False: there is no gyroscope.
  open var isGyroAvailable: Bool { false }
  /// False: there is no gyroscope.
  open var isGyroActive: Bool { false }
  /// Nil: there is no gyroscope.
  open var gyroData: CMGyroData? { nil }

  /// Does nothing.
  open func startGyroUpdates() {}

  /// Does nothing; the handler is never called.
  open func startGyroUpdates(
    to queue: OperationQueue, withHandler handler: @escaping CMGyroHandler
  ) {}

  /// Does nothing.
  open func stopGyroUpdates() {}

  // MARK: Magnetometer

  /// The seconds between values, which never come.
  open var magnetometerUpdateInterval: TimeInterval = 0
  /// False: there is no magnetometer.
  open var isMagnetometerAvailable: Bool { false }
  /// False: there is no magnetometer.
  open var isMagnetometerActive: Bool { false }
  /// Nil: there is no magnetometer.
  open var magnetometerData: CMMagnetometerData? { nil }

  /// Does nothing.
  open func startMagnetometerUpdates() {}

  /// Does nothing; the handler is never called.
  open func startMagnetometerUpdates(
    to queue: OperationQueue, withHandler handler: @escaping CMMagnetometerHandler
  ) {}

  /// Does nothing.
  open func stopMagnetometerUpdates() {}

  // MARK: Device motion

  /// The seconds between values, which never come.
  open var deviceMotionUpdateInterval: TimeInterval = 0
  /// False: motion isn't known.
  open var isDeviceMotionAvailable: Bool { false }
  /// False: motion isn't known.
  open var isDeviceMotionActive: Bool { false }
  /// Nil: motion isn't known.
  open var deviceMotion: CMDeviceMotion? { nil }
  /// Whether the device asks the user to calibrate its compass; has no effect.
  open var showsDeviceMovementDisplay = false
  /// The frame of reference: an arbitrary one.
  open var attitudeReferenceFrame: CMAttitudeReferenceFrame { .xArbitraryZVertical }

  /// Returns the frames of reference that are available: none.
  open class func availableAttitudeReferenceFrames() -> CMAttitudeReferenceFrame { [] }

  /// Does nothing.
  open func startDeviceMotionUpdates() {}

  /// Does nothing; the handler is never called.
  open func startDeviceMotionUpdates(
    to queue: OperationQueue, withHandler handler: @escaping CMDeviceMotionHandler
  ) {}

  /// Does nothing.
  open func startDeviceMotionUpdates(using referenceFrame: CMAttitudeReferenceFrame) {}

  /// Does nothing; the handler is never called.
  open func startDeviceMotionUpdates(
    using referenceFrame: CMAttitudeReferenceFrame, to queue: OperationQueue,
    withHandler handler: @escaping CMDeviceMotionHandler
  ) {}

  /// Does nothing.
  open func stopDeviceMotionUpdates() {}
}

/// A function that gets values of the accelerometer.
public typealias CMAccelerometerHandler = (CMAccelerometerData?, (any Error)?) -> Void
/// A function that gets values of the gyroscope.
public typealias CMGyroHandler = (CMGyroData?, (any Error)?) -> Void
/// A function that gets values of the magnetometer.
public typealias CMMagnetometerHandler = (CMMagnetometerData?, (any Error)?) -> Void
/// A function that gets the motion of the device.
public typealias CMDeviceMotionHandler = (CMDeviceMotion?, (any Error)?) -> Void
