/**
 * Made-up input for everything that reads something, and what came of it, for {@code tools/run
 * Fuzz}. Knows the project from outside, as those do who attack it.
 */
package zoetrope.tools.fuzz;
