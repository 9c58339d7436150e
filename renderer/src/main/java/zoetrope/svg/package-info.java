/**
 * Reads SVG drawings: Batik parses path data, {@code internal.svg.css} style sheets, and the other
 * packages of {@code internal.svg} convert elements to parts. Nothing outside a drawing's folder is
 * read, and no script is run. Must not know mobjects.
 */
package zoetrope.svg;
