package zoetrope.text;

import zoetrope.internal.diagnostics.Span;

/** Characters that are shaped together: of one face at one size factor, or a single tab. */
record FontRun(Span span, Face face, double size, double rise) {}
