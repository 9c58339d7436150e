/**
 * Scan conversion: computes how much of each pixel an area covers, and blends the covered pixels.
 */
package zoetrope.internal.raster.coverage;
