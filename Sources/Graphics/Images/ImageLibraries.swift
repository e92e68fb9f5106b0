import CISAL
import CLCMS
import CGIF
import CPNG
import CTurboJPEG
import CWebP
import CZlib

/// The libraries that decode and encode images.
package enum ImageLibraries {
  /// The libraries whose versions can affect decoded pixels or encoded files.
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
