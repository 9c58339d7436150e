/** Writes animated GIFs: colour quantisation, LZW, differences and times. */
package zoetrope.internal.video.gif;
