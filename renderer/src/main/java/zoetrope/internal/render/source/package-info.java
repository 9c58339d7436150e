/**
 * Compiles source files in memory and loads their classes. This package does not depend on the use
 * of the scenes in them.
 */
package zoetrope.internal.render.source;
