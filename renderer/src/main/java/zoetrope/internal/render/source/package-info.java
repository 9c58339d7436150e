/**
 * Compiles source files in memory and loads their classes. It does not depend on how the scenes in
 * them are used.
 */
package zoetrope.internal.render.source;
