/**
 * Algorithms on paths for the engine's own use: Boolean operations, alignment, subdivision, tight
 * bounds. Knows {@code zoetrope.geometry}, which does not know it.
 */
package zoetrope.internal.geometry;
