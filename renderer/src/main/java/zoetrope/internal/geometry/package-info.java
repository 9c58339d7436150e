/**
 * Algorithms on paths for internal use: Boolean operations, alignment, subdivision, tight bounds.
 * Depends on {@code zoetrope.geometry}, which must not depend on this package.
 */
package zoetrope.internal.geometry;
