import CISAL
import CLCMS
import CGIF
import CPNG
import CTurboJPEG
import CWebP
import CZlib

/// What decodes and encodes images.
package enum ImageLibraries {
  /// The libraries on whose versions the pixels of images and the bytes of files may depend.
  package static var versions: [String] {
    [
      "libpng \(String(cString: png_get_libpng_ver(nil)))",
      "zlib \(String(cString: zlibVersion()))",
      "lcms2 \(cmsGetEncodedCMMversion())",
      "giflib \(GIFLIB_MAJOR).\(GIFLIB_MINOR).\(GIFLIB_RELEASE)",
      "libwebp \(WebPGetDecoderVersion())",
      "isa-l \(ISAL_MAJOR_VERSION).\(ISAL_MINOR_VERSION).\(ISAL_PATCH_VERSION)",
    ]
  }
}
