/**
 * Writes frames as drawings of paths, in SVG and PDF files. Depends on the frame and on the
 * outlines of the rasterizer, which also draws the parts that paths cannot show. Must not depend on
 * mobjects, the stage or videos.
 */
package zoetrope.internal.vector;
