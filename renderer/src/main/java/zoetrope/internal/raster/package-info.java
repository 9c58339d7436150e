/**
 * The rasterizer: projection, stroking, anti-aliased coverage, blending, damage tracking. Knows the
 * frame; must not know mobjects, the stage or encoders.
 */
package zoetrope.internal.raster;
