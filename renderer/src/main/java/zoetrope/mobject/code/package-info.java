/**
 * Program code with syntax colours, line numbers and a window around it. RSyntaxTextArea finds the
 * tokens of about 80 languages.
 */
package zoetrope.mobject.code;
