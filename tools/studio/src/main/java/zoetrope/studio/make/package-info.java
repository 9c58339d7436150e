/** The outputs that a page requests, made one after the other. */
package zoetrope.studio.make;
