/**
 * Program code with syntax colours, line numbers and a window around it. It knows texts, and
 * nothing of how programs run: a highlighter that reads words, strings and comments is all there
 * is.
 */
package zoetrope.mobject.code;
