/** Encodes frames to segments, with FFmpeg's encoders and our own for small changes. */
package zoetrope.internal.video.encode;
