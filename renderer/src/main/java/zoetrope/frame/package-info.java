/**
 * Frames as immutable display lists: what the stage emits and the rasterizer draws. Knows geometry
 * and colour; must not know mobjects, pixels of the output or encoders.
 */
package zoetrope.frame;
