/**
 * Sounds of a scene: the files they come from, where they lie in time, and how they are heard. It
 * knows no mobject; how sounds are decoded, mixed and encoded is inside.
 */
package zoetrope.sound;
