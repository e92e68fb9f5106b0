#include "CViewCreation.h"

#define SWIFT_CALL __attribute__((swiftcall))
#define SWIFT_SELF __attribute__((swift_context))

// Exported by Swift's standard library.
extern SWIFT_CALL void *swift_lookUpClassMethod(
    const void *metadata, const void *method, const void *description);

// The descriptors of `UIView.init(frame:)` and of `UIView`, by their mangled names.
extern const char view_init __asm__("$s5Views6UIViewC5frameAC10Foundation6CGRectV_tcfCTq");
extern const char view_class __asm__("$s5Views6UIViewCMn");

typedef SWIFT_CALL void *(*InitWithFrame)(
    double x, double y, double width, double height, SWIFT_SELF const void *type);

void *flipbook_make_view(const void *type, double x, double y, double width, double height) {
  return ((InitWithFrame)swift_lookUpClassMethod(type, &view_init, &view_class))(
      x, y, width, height, type);
}
