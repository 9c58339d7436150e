/**
 * The runtime of scenes: the exact clock, play and pause, the mobjects on stage, updaters, the
 * camera frame, the random source and parameters. It turns a scene into frames. It must not depend
 * on pixels, encoders or the command line.
 */
package zoetrope.scene;
