public import Foundation
public import Geometry
import Layers
public import Views

/// The system's controller that takes or chooses photos. A film has neither a camera nor photos: no source
/// is available, and a controller that is presented anyway is an empty sheet.
open class UIImagePickerController: UINavigationController {
  /// Where pictures come from; the raw values are Apple's.
  public enum SourceType: Int, Sendable {
    /// The photos.
    case photoLibrary
    /// The camera.
    case camera
    /// The album of photos that were taken.
    case savedPhotosAlbum
  }

  /// The cameras; the raw values are Apple's.
  public enum CameraDevice: Int, Sendable {
    /// At the back.
    case rear
    /// Above the screen.
    case front
  }

  /// What the camera takes; the raw values are Apple's.
  public enum CameraCaptureMode: Int, Sendable {
    /// A photo.
    case photo
    /// A video.
    case video
  }

  /// The use of the flash; the raw values are Apple's.
  public enum CameraFlashMode: Int, Sendable {
    /// Never.
    case off = -1
    /// When it is dark.
    case auto
    /// Always.
    case on
  }

  /// A key of the values that the delegate gets.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    /// Apple's name.
    public let rawValue: String

    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The kind of file.
    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
    /// The picture.
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    /// The picture after it was edited.
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    /// The part of the picture that was chosen.
    public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
    /// The address of a video.
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    /// The address of a picture.
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
  }

  /// Returns whether pictures can be taken from a source: false.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { false }

  /// Returns whether there is a camera: false.
  open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }

  /// Returns whether a camera has a flash: false.
  open class func isFlashAvailable(for cameraDevice: CameraDevice) -> Bool { false }

  /// Returns the kinds of files of a source: none.
  open class func availableMediaTypes(for sourceType: SourceType) -> [String]? { nil }

  // What is set is stored.

  /// The source; the photos by default.
  open var sourceType = SourceType.photoLibrary
  /// The kinds of files; pictures by default.
  open var mediaTypes = ["public.image"]
  /// Whether the user can edit a picture; false by default.
  open var allowsEditing = false
  /// Whether the camera's controls are shown; true by default.
  open var showsCameraControls = true
  /// The view in front of the camera's picture; nil by default.
  open var cameraOverlayView: UIView?
  /// The transform of the camera's picture; the identity by default.
  open var cameraViewTransform = CGAffineTransform.identity
  /// The camera; that at the back by default.
  open var cameraDevice = CameraDevice.rear
  /// What the camera takes; photos by default.
  open var cameraCaptureMode = CameraCaptureMode.photo
  /// The use of the flash; when it is dark by default.
  open var cameraFlashMode = CameraFlashMode.auto
  /// The longest video, in seconds; 600 by default.
  open var videoMaximumDuration: TimeInterval = 600

  /// Does nothing, because a film has no camera.
  open func takePicture() {}

  /// Creates the view.
  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
  }
}

/// An object that gets the pictures of a picker. No method is called, because a film has no pictures.
public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
  /// Called when a picture was chosen.
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  /// Called when the user has cancelled.
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  /// Does nothing.
  public func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {}
  /// Does nothing.
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {}
}
