/** Filters: compute images from the images of layers. */
package zoetrope.internal.raster.filter;
