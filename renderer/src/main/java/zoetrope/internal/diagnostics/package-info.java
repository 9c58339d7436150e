/**
 * Source strings and messages about them: spans, graphemes, snippets with carets, and suggestions
 * for misspelt names. Also the detection of angles in degrees, and the context of a thread. The
 * lowest layer: independent of what the strings are for.
 */
package zoetrope.internal.diagnostics;
