/**
 * Audio processing, by FFmpeg or directly on samples: decoding to 48 kHz stereo, mixing, limiting,
 * loudness, and encoding of soundtracks. Depends on {@code zoetrope.sound} and the muxer of videos,
 * but not on mobjects or the stage.
 */
package zoetrope.internal.audio;
