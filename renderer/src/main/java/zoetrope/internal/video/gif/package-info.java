/** Writes animated GIFs: colour quantisation, LZW, differences and timing. */
package zoetrope.internal.video.gif;
