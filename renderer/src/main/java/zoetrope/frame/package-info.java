/**
 * Frames as immutable display lists: the stage emits them and the rasterizer draws them. Depends on
 * geometry and colour, but not on mobjects, output pixels or encoders.
 */
package zoetrope.frame;
