/**
 * Strings as their authors read them: ranges and parts of a source, what a reader takes for one
 * character, the places that errors point at, the names that a misspelt one may have meant.
 *
 * <p>Leftmost of all: knows nothing of what the strings are for.
 */
package zoetrope.internal.diagnostics;
