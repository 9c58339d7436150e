/**
 * Decodes the files of pictures to pixels, the same on every platform. It knows {@link
 * zoetrope.frame.RasterImage} and nothing else of the renderer.
 */
package zoetrope.internal.pictures;
