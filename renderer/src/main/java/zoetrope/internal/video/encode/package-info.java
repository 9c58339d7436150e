/**
 * Encodes frames to segments, with FFmpeg's encoders. For pictures that change little, an encoder
 * of this program is used.
 */
package zoetrope.internal.video.encode;
