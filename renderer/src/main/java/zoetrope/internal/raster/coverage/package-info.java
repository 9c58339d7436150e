/** Scan conversion: how much of each pixel an area covers, and painters that blend it. */
package zoetrope.internal.raster.coverage;
