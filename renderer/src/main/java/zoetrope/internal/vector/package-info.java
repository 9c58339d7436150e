/**
 * Frames as drawings of paths: what SVG and PDF files are made of. Knows the frame and the outlines
 * of the raster, which also draws what no path can show; must not know mobjects, the stage or
 * films.
 */
package zoetrope.internal.vector;
