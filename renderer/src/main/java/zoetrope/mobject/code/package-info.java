/**
 * Program code with syntax colours, line numbers and a window around it. RSyntaxTextArea finds the
 * words, strings and comments of some fifty languages.
 */
package zoetrope.mobject.code;
