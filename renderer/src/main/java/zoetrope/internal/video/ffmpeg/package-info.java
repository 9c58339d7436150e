/** Loads FFmpeg's libraries, and decodes and encodes single pictures and streams with them. */
package zoetrope.internal.video.ffmpeg;
