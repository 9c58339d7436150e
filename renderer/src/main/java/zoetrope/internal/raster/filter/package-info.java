/** Filters of layers, such as blurs: operations on the pixels of images. */
package zoetrope.internal.raster.filter;
