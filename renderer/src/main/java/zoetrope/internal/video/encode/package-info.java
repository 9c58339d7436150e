/** Encodes frames to segments with the encoders of FFmpeg and our own for small changes. */
package zoetrope.internal.video.encode;
