/**
 * Source strings and messages about them: spans, graphemes, snippets with carets, and suggestions
 * for misspelt names; angles in the wrong unit; what a thread has while it runs something. The
 * lowest layer: knows nothing of what the strings are for.
 */
package zoetrope.internal.diagnostics;
