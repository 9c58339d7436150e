/**
 * Writes animated GIFs: chooses colours, compresses images, encodes only what changes, and
 * determines times.
 */
package zoetrope.internal.video.gif;
