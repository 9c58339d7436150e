/** Writes segments and sound to video files with FFmpeg's muxers. */
package zoetrope.internal.video.mux;
