#include "CLayerCreation.h"

#define SWIFT_CALL __attribute__((swiftcall))
#define SWIFT_SELF __attribute__((swift_context))

// Exported by Swift's standard library.
extern SWIFT_CALL void *swift_lookUpClassMethod(
    const void *metadata, const void *method, const void *description);

// The descriptors of `NSObject.init()` and `CALayer.init(layer:)`, and of their classes, by their
// mangled names.
extern const char object_init __asm__("$s10Foundation8NSObjectCACycfCTq");
extern const char object_class __asm__("$s10Foundation8NSObjectCMn");
extern const char layer_init __asm__("$s6Layers7CALayerC5layerACyp_tcfCTq");
extern const char layer_class __asm__("$s6Layers7CALayerCMn");

typedef SWIFT_CALL void *(*Init)(SWIFT_SELF const void *type);
typedef SWIFT_CALL void *(*InitWithAny)(void *any, SWIFT_SELF const void *type);

void *flipbook_make_object(const void *type) {
  return ((Init)swift_lookUpClassMethod(type, &object_init, &object_class))(type);
}

void *flipbook_make_layer_copy(const void *type, void *any) {
  return ((InitWithAny)swift_lookUpClassMethod(type, &layer_init, &layer_class))(any, type);
}
