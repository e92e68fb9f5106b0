// Types and members of Foundation that Linux lacks and that don't depend on the stage's clock:
// formatters of times and lists, predicates and sort descriptors with strings, localized strings, pointers for
// scanners. Texts are in English.
