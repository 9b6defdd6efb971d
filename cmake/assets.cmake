# Bundles assets/ into the executable.
