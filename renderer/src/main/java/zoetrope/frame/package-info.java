/**
 * The immutable picture in words: what the stage hands on and the raster draws. Knows geometry and
 * colour; must not know mobjects, pixels of the output or encoders.
 */
package zoetrope.frame;
