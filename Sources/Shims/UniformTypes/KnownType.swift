/// A type that the system declares.
struct KnownType {
  let identifier: String
  let description: String
  /// The identifiers of the types to which it conforms directly.
  let parents: [String]
  let extensions: [String]
  let mimeTypes: [String]

  /// Reads a line of the table.
  private init(_ line: Substring) {
    let fields = line.split(separator: ";", maxSplits: 4, omittingEmptySubsequences: false)
    func list(_ field: Substring) -> [String] { field.split(separator: " ").map(String.init) }
    identifier = String(fields[0])
    description = String(fields[1])
    parents = list(fields[2])
    extensions = list(fields[3])
    mimeTypes = fields[4].split(separator: ",").map(String.init)
  }

  func tags(of tagClass: UTTagClass) -> [String] {
    switch tagClass {
    case .filenameExtension: extensions
    case .mimeType: mimeTypes
    default: []
    }
  }

  static let all = table.split(separator: "\n").map(KnownType.init)
  static let withIdentifier = Dictionary(uniqueKeysWithValues: all.map { ($0.identifier, $0) })

  /// One type a line: its identifier, its description, the types to which it conforms, extensions of
  /// files, and the names in MIME, separated by commas. Source: Apple's documentation of the system-declared types.
  private static let table = """
    public.item;;;;
    public.content;;;;
    public.composite-content;;public.content;;
    public.disk-image;disk image;;;
    public.data;data;public.item;;application/octet-stream
    public.directory;directory;public.item;;
    com.apple.resolvable;;;;
    public.symlink;;public.item com.apple.resolvable;;
    public.executable;executable;public.item;;
    com.apple.mount-point;;public.item com.apple.resolvable;;
    com.apple.alias-file;alias;public.data com.apple.resolvable;;
    com.apple.bookmark;;public.data com.apple.resolvable;;
    public.url;URL;public.data;;
    public.file-url;file URL;public.url;;
    public.text;text;public.data public.content;;
    public.plain-text;text;public.text;txt text;text/plain
    public.utf8-plain-text;Unicode text;public.plain-text;;text/plain;charset=utf-8
    public.utf16-external-plain-text;Unicode text;public.plain-text;;text/plain;charset=utf-16
    public.utf16-plain-text;Unicode text;public.plain-text;;text/plain;charset=utf-16
    public.delimited-values-text;delimited text;public.text;;
    public.comma-separated-values-text;CSV document;public.delimited-values-text;csv;text/csv
    public.tab-separated-values-text;TSV document;public.delimited-values-text;tsv;text/tab-separated-values
    public.utf8-tab-separated-values-text;;public.tab-separated-values-text public.utf8-plain-text;;
    public.rtf;RTF document;public.text;rtf;text/rtf
    public.html;HTML text;public.text;html htm shtml shtm;text/html
    public.xml;XML text;public.text;xml;application/xml,text/xml
    public.yaml;YAML document;public.text;yml yaml;application/x-yaml
    public.css;CSS;public.text;css;text/css
    public.source-code;source code;public.plain-text;;
    public.assembly-source;assembly source;public.source-code;s asm;text/x-asm
    public.c-source;C source;public.source-code;c;text/x-csrc
    public.objective-c-source;Objective-C source;public.source-code;m;
    public.swift-source;Swift source;public.source-code;swift;
    public.c-plus-plus-source;C++ source;public.source-code;cp cpp c++ cc cxx;
    public.objective-c-plus-plus-source;Objective-C++ source;public.source-code;mm;
    public.c-header;C header;public.source-code;h;text/x-chdr
    public.c-plus-plus-header;C++ header;public.source-code;hh hpp h++ hxx;text/x-c++hdr
    public.script;script;public.source-code;;
    com.netscape.javascript-source;JavaScript;public.source-code public.executable;js jscript javascript mjs;text/javascript,application/javascript
    public.shell-script;shell script;public.script;sh command;
    public.python-script;Python script;public.shell-script;py;text/x-python-script
    public.ruby-script;Ruby script;public.shell-script;rb rbw;text/ruby-script
    public.perl-script;Perl script;public.shell-script;pl pm;text/x-perl-script
    public.php-script;PHP script;public.shell-script;php php3 php4 ph3 ph4 phtml;text/php
    public.json;JSON;public.text;json;application/json
    com.apple.property-list;property list;public.data;plist;
    com.apple.xml-property-list;;com.apple.property-list public.xml;;
    com.apple.binary-property-list;;com.apple.property-list;;
    com.adobe.pdf;PDF document;public.data public.composite-content;pdf;application/pdf
    com.apple.rtfd;RTF document with attachments;com.apple.package public.composite-content;rtfd;
    com.apple.flat-rtfd;;public.data public.composite-content;;
    com.apple.webarchive;web archive;public.data;webarchive;application/x-webarchive
    public.image;image;public.data public.content;;
    public.jpeg;JPEG image;public.image;jpeg jpg jpe;image/jpeg,image/jpg
    public.tiff;TIFF image;public.image;tiff tif;image/tiff
    com.compuserve.gif;GIF image;public.image;gif;image/gif
    public.png;PNG image;public.image;png;image/png
    com.apple.icns;Apple icon image;public.image;icns;
    com.microsoft.bmp;Windows bitmap image;public.image;bmp dib;image/bmp
    com.microsoft.ico;Windows icon image;public.image;ico;image/vnd.microsoft.icon
    public.camera-raw-image;RAW image;public.image;;
    public.svg-image;SVG document;public.image public.xml;svg svgz;image/svg+xml
    com.apple.live-photo;Live Photo;;;
    public.heif;HEIF image;public.image;heif hif;image/heif
    public.heic;HEIC image;public.heif;heic;image/heic
    org.webmproject.webp;WebP image;public.image;webp;image/webp
    com.ilm.openexr-image;OpenEXR image;public.image;exr;
    public.3d-content;3D content;public.content;;
    com.pixar.universal-scene-description;USD scene;public.3d-content public.data;usd usda usdc;model/vnd.usd
    com.pixar.universal-scene-description-mobile;USDZ scene;public.3d-content public.data;usdz;model/vnd.usdz+zip
    com.apple.reality;Reality file;public.3d-content public.data;reality;model/vnd.reality
    com.apple.scenekit.scene;SceneKit scene;public.3d-content public.data;scn;
    com.apple.arobject;AR object;public.data;arobject;
    public.audiovisual-content;audiovisual content;public.data public.content;;
    public.movie;movie;public.audiovisual-content;;
    public.video;video;public.movie;;
    public.audio;audio;public.audiovisual-content;;
    com.apple.quicktime-movie;QuickTime movie;public.movie;mov qt;video/quicktime
    public.mpeg;MPEG movie;public.movie;mpg mpeg mpe m75 m15;video/mpeg
    public.mpeg-2-video;MPEG-2 video;public.video;m2v;video/mpeg2
    public.mpeg-2-transport-stream;MPEG-2 transport stream;public.movie;ts;video/mp2t
    public.mp3;MP3 audio;public.audio;mp3 mpga;audio/mpeg,audio/mp3
    public.mpeg-4;MPEG-4 movie;public.movie;mp4 mpg4;video/mp4
    public.mpeg-4-audio;MPEG-4 audio;public.mpeg-4 public.audio;mp4 mpg4;audio/mp4
    com.apple.protected-mpeg-4-audio;;public.audio;m4p;
    com.apple.protected-mpeg-4-video;;public.movie;;
    com.apple.m4v-video;MPEG-4 movie;public.mpeg-4;m4v;video/x-m4v
    com.apple.m4a-audio;MPEG-4 audio;public.mpeg-4-audio;m4a;audio/x-m4a
    public.aac-audio;AAC audio;public.audio;aac adts;audio/aac
    com.apple.coreaudio-format;Core Audio file;public.audio;caf;audio/x-caf
    public.3gpp;3GPP movie;public.movie;3gp 3gpp;video/3gpp
    public.jpeg-2000;JPEG 2000 image;public.image;jp2 jpf jpx j2k;image/jp2
    public.avi;AVI movie;public.movie;avi vfw;video/avi,video/x-msvideo
    public.aifc-audio;AIFF-C audio;public.audio;aifc;audio/x-aifc
    public.aiff-audio;AIFF audio;public.aifc-audio;aiff aif;audio/aiff
    com.microsoft.waveform-audio;Waveform audio;public.audio;wav wave bwf;audio/vnd.wave,audio/wav,audio/x-wav
    public.midi-audio;MIDI audio;public.audio;midi mid smf kar;audio/midi
    public.playlist;playlist;;;
    public.m3u-playlist;M3U playlist;public.text public.playlist;m3u m3u8;audio/mpegurl
    public.folder;folder;public.directory;;
    public.volume;volume;public.folder;;
    com.apple.package;package;public.directory;;
    com.apple.bundle;bundle;public.directory;bundle;
    com.apple.plugin;plug-in;com.apple.bundle com.apple.package;plugin;
    com.apple.framework;framework;com.apple.bundle;framework;
    com.apple.application;application;public.executable;;
    com.apple.application-bundle;application;com.apple.application com.apple.bundle com.apple.package;app;
    public.font;font;public.data;;
    public.truetype-ttf-font;TrueType font;public.font;ttf;font/ttf
    public.opentype-font;OpenType font;public.font;otf;font/otf
    public.bookmark;bookmark;;;
    com.rsa.pkcs-12;PKCS#12 file;public.data;p12 pfx;application/x-pkcs12
    public.x509-certificate;certificate;public.data;cer crt der;application/x-x509-ca-cert
    public.archive;archive;;;
    org.gnu.gnu-zip-archive;gzip archive;public.data public.archive;gz gzip;application/x-gzip
    public.bzip2-archive;bzip2 archive;public.data public.archive;bz2 bzip2;application/x-bzip2
    public.zip-archive;ZIP archive;public.data public.archive;zip;application/zip,application/x-zip-compressed
    com.apple.archive;Apple archive;public.data public.archive;aar;
    public.tar-archive;tar archive;public.data public.archive;tar;application/x-tar
    public.spreadsheet;spreadsheet;public.content;;
    public.presentation;presentation;public.composite-content;;
    public.database;database;;;
    public.message;message;;;
    public.contact;contact;;;
    public.vcard;vCard;public.text public.contact;vcf vcard;text/vcard
    public.to-do-item;to-do item;;;
    public.calendar-event;calendar event;;;
    public.email-message;email message;public.message;;
    com.apple.internet-location;Internet location;public.data;;
    org.idpf.epub-container;EPUB document;public.data public.composite-content;epub;application/epub+zip
    public.log;log file;public.plain-text;;
    com.apple.log;log file;public.log;log;
    """
}
