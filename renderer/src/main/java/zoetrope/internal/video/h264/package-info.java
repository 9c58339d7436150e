/**
 * An H.264 encoder of small changes between pictures, and the reading and writing of H.264 bit
 * streams. Knows samples and bits; nothing of frames, files or FFmpeg.
 */
package zoetrope.internal.video.h264;
