/** Writes PNG, JPEG and WebP files, and reads WebP files. */
package zoetrope.internal.video.still;
