/** Texts, along lines and paths and in boxes of HTML. */
package zoetrope.internal.svg.text;
