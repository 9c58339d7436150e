/**
 * Sounds of a scene: their files, times and settings. Independent of mobjects; decoding, mixing and
 * encoding are in {@code zoetrope.internal.audio}.
 */
package zoetrope.sound;
