/**
 * SVG drawings to outlines with paints: Batik reads paths, transforms and style sheets, the rest is
 * conversion into {@link zoetrope.geometry.Path} and {@link zoetrope.frame.Paint}. Nothing outside
 * a drawing's folder is read, nothing is run. Must not know mobjects.
 */
package zoetrope.svg;
