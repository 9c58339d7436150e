/** The outputs that a page orders, made one after the other. */
package zoetrope.studio.make;
