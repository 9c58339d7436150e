/** Writes animated PNG and WebP files of the rectangles that change. */
package zoetrope.internal.video.animated;
