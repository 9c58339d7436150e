/**
 * Program code with syntax colours, line numbers and a window around it. About 80 languages are
 * known. RSyntaxTextArea finds the tokens of most of them, and a table of words those of the
 * others.
 */
package zoetrope.mobject.code;
