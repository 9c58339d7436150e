/**
 * Pixels to files: BT.709 planes, H.264 segments with pictures that hold for nothing, the
 * containers around them, PNG, and a reader for films. Knows the frame rate and damage; must not
 * know mobjects, the stage or how pictures are drawn.
 */
package zoetrope.video;
