/**
 * Program code with syntax colours, line numbers and a window around it. About 80 languages are
 * known. RSyntaxTextArea finds the tokens of most languages. For the other languages, a table of
 * words is used.
 */
package zoetrope.mobject.code;
