/** Scan conversion: computes how much of each pixel an area covers, and blends the pixels. */
package zoetrope.internal.raster.coverage;
