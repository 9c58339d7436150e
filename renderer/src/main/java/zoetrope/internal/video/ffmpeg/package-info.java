/** Loads FFmpeg's libraries, and decodes and encodes single images and streams with them. */
package zoetrope.internal.video.ffmpeg;
