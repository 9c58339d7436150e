/**
 * Compiles source files in memory and loads their classes. Knows nothing of what is done with the
 * scenes in them.
 */
package zoetrope.internal.render.source;
