/** Writes segments and sound to the files of films with FFmpeg's muxers. */
package zoetrope.internal.video.mux;
