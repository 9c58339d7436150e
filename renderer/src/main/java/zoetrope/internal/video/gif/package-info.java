/**
 * Encodes the pictures of animated GIFs: colour quantisation, LZW, differences and times. Knows
 * pixels and the frame rate; nothing of files or FFmpeg.
 */
package zoetrope.internal.video.gif;
