/** Finds scenes on the class path, in folders of classes and in projects. */
package zoetrope.render.lookup;
