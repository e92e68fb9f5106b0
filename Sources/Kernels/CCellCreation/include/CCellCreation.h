#pragma once

#include <stdint.h>

/// Creates a table view cell of a class that is known only at run time, with its
/// `init(style:reuseIdentifier:)`. `type` is the metadata of `UITableViewCell` or a subclass, `style`
/// the case of the style, and the words are those of an optional Swift string, which is consumed.
/// Returns a retained object.
void *_Nonnull flipbook_make_table_cell(
    const void *_Nonnull type, uint8_t style, uint64_t word0, uint64_t word1);

/// Creates a header or footer of a table with its `init(reuseIdentifier:)`, in the same way.
void *_Nonnull flipbook_make_header_footer(
    const void *_Nonnull type, uint64_t word0, uint64_t word1);
