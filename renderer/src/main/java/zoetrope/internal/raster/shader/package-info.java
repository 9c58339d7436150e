/** Shaders: the colours of gradients and images, pixel by pixel. */
package zoetrope.internal.raster.shader;
