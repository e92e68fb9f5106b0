// Types and members of Foundation that Linux lacks and that don't depend on the stage's clock:
// formatters of times and lists, predicates and sort descriptors with strings, localized strings, and the
// search for words and sentences. Texts are in English.
