/**
 * Source strings and messages about them: spans, graphemes, snippets with carets, and suggestions
 * for misspelt names. The package also detects angles in degrees and holds the context of a thread.
 * It is the lowest layer and does not depend on the purpose of the strings.
 */
package zoetrope.internal.diagnostics;
