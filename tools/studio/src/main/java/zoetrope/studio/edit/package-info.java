/** Edits of source files that the page asks for, found with the syntax tree of the compiler. */
package zoetrope.studio.edit;
