// A source to compile the precompiled headers with.
