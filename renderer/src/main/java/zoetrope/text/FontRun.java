package zoetrope.text;

import zoetrope.source.Span;

/** A run of characters that are shaped together, of one face, size and rise; or a single tab. */
record FontRun(Span span, Face face, double size, double rise) {}
