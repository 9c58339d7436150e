/**
 * Edits of source files that the page requests. The code to edit is found with the compiler's
 * syntax tree.
 */
package zoetrope.studio.edit;
