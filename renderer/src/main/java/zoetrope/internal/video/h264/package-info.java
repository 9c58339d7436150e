/**
 * An H.264 encoder for small changes between pictures, and readers and writers of H.264 bit
 * streams. The package works on samples and bits. It does not depend on frames, files or FFmpeg.
 */
package zoetrope.internal.video.h264;
