/** The scenes that ship with Zoetrope, by subject. */
package zoetrope.scenes;
