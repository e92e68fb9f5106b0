#include "CCellCreation.h"

#define SWIFT_CALL __attribute__((swiftcall))
#define SWIFT_SELF __attribute__((swift_context))

// Exported by Swift's standard library.
extern SWIFT_CALL void *swift_lookUpClassMethod(
    const void *metadata, const void *method, const void *description);

// The descriptors of the initialisers and their classes, by their mangled names.
extern const char cell_init __asm__(
    "$s5Lists15UITableViewCellC5style15reuseIdentifierA2C0D5StyleO_SSSgtcfCTq");
extern const char cell_class __asm__("$s5Lists15UITableViewCellCMn");
extern const char header_init __asm__(
    "$s5Lists023UITableViewHeaderFooterC0C15reuseIdentifierACSSSg_tcfCTq");
extern const char header_class __asm__("$s5Lists023UITableViewHeaderFooterC0CMn");

typedef SWIFT_CALL void *(*InitCell)(
    uint8_t style, uint64_t word0, uint64_t word1, SWIFT_SELF const void *type);
typedef SWIFT_CALL void *(*InitHeader)(uint64_t word0, uint64_t word1, SWIFT_SELF const void *type);

void *flipbook_make_table_cell(
    const void *type, uint8_t style, uint64_t word0, uint64_t word1) {
  return ((InitCell)swift_lookUpClassMethod(type, &cell_init, &cell_class))(
      style, word0, word1, type);
}

void *flipbook_make_header_footer(const void *type, uint64_t word0, uint64_t word1) {
  return ((InitHeader)swift_lookUpClassMethod(type, &header_init, &header_class))(
      word0, word1, type);
}
