/**
 * An H.264 encoder for small changes between pictures, and the reading and writing of H.264 bit
 * streams. Works on samples and bits; independent of frames, files and FFmpeg.
 */
package zoetrope.internal.video.h264;
