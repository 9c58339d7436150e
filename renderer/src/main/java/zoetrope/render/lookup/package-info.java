/** Finds scenes on the class path, in folders of classes and in source files. */
package zoetrope.render.lookup;
