/**
 * Compiles source files in memory, loads their classes, and explains compiler errors. The package
 * does not depend on what is done with the scenes in the files.
 */
package zoetrope.internal.render.source;
