/** Writes animated PNG and WebP files from the rectangles that change. */
package zoetrope.internal.video.animated;
