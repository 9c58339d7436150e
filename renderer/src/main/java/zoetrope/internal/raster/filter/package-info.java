/** Filters: pictures computed from the pictures of layers. */
package zoetrope.internal.raster.filter;
