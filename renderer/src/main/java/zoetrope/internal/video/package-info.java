/**
 * Encoding and muxing: BT.709 planes, segments of H.264 and VP9 with static runs, the containers,
 * animated GIFs, PNG, and a reader for films. Knows the frame rate and damage; must not know
 * mobjects, the stage or how pictures are drawn.
 */
package zoetrope.internal.video;
