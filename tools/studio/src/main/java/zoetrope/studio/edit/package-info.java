/** Changes of source files that the page asks for, found in the syntax tree of the compiler. */
package zoetrope.studio.edit;
