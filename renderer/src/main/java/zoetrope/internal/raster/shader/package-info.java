/** Shaders, which compute the colours of gradients and images for each pixel. */
package zoetrope.internal.raster.shader;
