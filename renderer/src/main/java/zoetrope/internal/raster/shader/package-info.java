/** Shaders: the colours of gradients and pictures, pixel by pixel. */
package zoetrope.internal.raster.shader;
