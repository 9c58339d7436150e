/** Images from files: raster images, and SVG drawings as paths. */
package zoetrope.mobject.image;
