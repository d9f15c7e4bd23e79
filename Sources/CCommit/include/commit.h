#pragma once

/// Returns the commit that the program was built from, an empty string if it was not recorded.
const char *plumbline_commit(void);
