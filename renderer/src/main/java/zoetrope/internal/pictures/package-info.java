/**
 * Decodes image files to pixels, identically on every platform. It uses {@link
 * zoetrope.frame.RasterImage} and, for WebP, {@code zoetrope.internal.video}.
 */
package zoetrope.internal.pictures;
