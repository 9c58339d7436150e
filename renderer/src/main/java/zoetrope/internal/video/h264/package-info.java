/**
 * Codes H.264 pictures of which little changed, at a cost that grows with the change and not with
 * the picture. Knows samples and bits; nothing of frames, files or FFmpeg.
 */
package zoetrope.internal.video.h264;
