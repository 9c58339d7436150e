/**
 * Decodes the files of pictures to pixels, the same on every platform. It uses {@link
 * zoetrope.frame.RasterImage} and, for WebP, {@code zoetrope.internal.video}.
 */
package zoetrope.internal.pictures;
