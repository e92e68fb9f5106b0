public import Foundation

/// The sensors of the device. As in the simulator, none is available, and no update is ever
/// delivered.
open class CMMotionManager: NSObject {
  /// Creates a manager.
  public override init() { super.init() }

  // MARK: Accelerometer

  /// The interval between updates, in seconds; it has no effect.
  open var accelerometerUpdateInterval: TimeInterval = 0
  /// Always false, because a stage has no accelerometer.
  open var isAccelerometerAvailable: Bool { false }
  /// Always false, because a stage has no accelerometer.
  open var isAccelerometerActive: Bool { false }
  /// Always nil, because a stage has no accelerometer.
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

  /// The interval between updates, in seconds; it has no effect.
  open var gyroUpdateInterval: TimeInterval = 0
  /// Always false, because a stage has no gyroscope.
  open var isGyroAvailable: Bool { false }
  /// Always false, because a stage has no gyroscope.
  open var isGyroActive: Bool { false }
  /// Always nil, because a stage has no gyroscope.
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

  /// The interval between updates, in seconds; it has no effect.
  open var magnetometerUpdateInterval: TimeInterval = 0
  /// Always false, because a stage has no magnetometer.
  open var isMagnetometerAvailable: Bool { false }
  /// Always false, because a stage has no magnetometer.
  open var isMagnetometerActive: Bool { false }
  /// Always nil, because a stage has no magnetometer.
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

  /// The interval between updates, in seconds; it has no effect.
  open var deviceMotionUpdateInterval: TimeInterval = 0
  /// Always false, because a stage has no sensors.
  open var isDeviceMotionAvailable: Bool { false }
  /// Always false, because a stage has no sensors.
  open var isDeviceMotionActive: Bool { false }
  /// Always nil, because a stage has no sensors.
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
