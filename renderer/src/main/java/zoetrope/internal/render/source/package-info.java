/**
 * Compiles source files in memory, loads their classes, and explains compiler errors. The package
 * does not depend on how the scenes in the files are used.
 */
package zoetrope.internal.render.source;
