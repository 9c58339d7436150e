/**
 * Scenes and the stage: the exact clock, play and pause, the mobjects on stage, updaters, the
 * camera frame, the random source and parameters. Turns a scene into frames; must not know pixels,
 * encoders or the command line.
 */
package zoetrope.scene;
