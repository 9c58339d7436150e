/**
 * Converts SVG drawings to outlines with paints: Batik parses path data, {@code internal.svg.css}
 * style sheets; the rest is converted to {@link zoetrope.geometry.Path} and {@link
 * zoetrope.frame.Paint}. Nothing outside a drawing's folder is read, no script is run. Must not
 * know mobjects.
 */
package zoetrope.svg;
