/** Other ways to fill an outline, which the study of rasters compares. */
package zoetrope.tools.raster;
