/** Styles of elements: properties, colours, lengths and transforms. */
package zoetrope.internal.svg.style;
