/**
 * The stage: the exact clock, play and pause, the list of what is on stage, updaters, the camera
 * frame, the random source and a scene's parameters. Turns a scene into frames; must not know
 * pixels, encoders or the command line.
 */
package zoetrope.scene;
