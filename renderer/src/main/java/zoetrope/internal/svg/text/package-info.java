/** Lays out text: along lines, along paths and in boxes of HTML. */
package zoetrope.internal.svg.text;
