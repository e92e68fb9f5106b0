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

// The descriptors of `UIStoryboardSegue.init(identifier:source:destination:)` and its class.
extern const char segue_init __asm__(
    "$s5Views17UIStoryboardSegueC10identifier6source11destinationACSSSg_AA16UIViewControllerCAItcfCTq");
extern const char segue_class __asm__("$s5Views17UIStoryboardSegueCMn");

typedef SWIFT_CALL void *(*InitSegue)(
    uint64_t word0, uint64_t word1, const void *source, const void *destination,
    SWIFT_SELF const void *type);

void *flipbook_make_segue(
    const void *type, uint64_t word0, uint64_t word1, const void *source,
    const void *destination) {
  return ((InitSegue)swift_lookUpClassMethod(type, &segue_init, &segue_class))(
      word0, word1, source, destination, type);
}
