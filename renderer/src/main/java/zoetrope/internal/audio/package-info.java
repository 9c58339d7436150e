/**
 * Sounds by FFmpeg and in samples: decoding to 48 kHz stereo, mixing, limiting, loudness, and the
 * encoders of soundtracks. Knows the values of {@code zoetrope.sound} and the muxer of films; must
 * not know mobjects or the stage.
 */
package zoetrope.internal.audio;
