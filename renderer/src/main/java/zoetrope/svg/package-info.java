/**
 * Reads SVG drawings. Batik parses path data, {@code internal.svg.css} parses style sheets, and the
 * other packages of {@code internal.svg} convert elements to parts. Reads nothing outside a
 * drawing's folder and runs no scripts. Must not depend on mobjects.
 */
package zoetrope.svg;
