/** SVG documents: their elements, files, notes and limits. */
package zoetrope.internal.svg.document;
