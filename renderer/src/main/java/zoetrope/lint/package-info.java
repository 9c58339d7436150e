/**
 * Looks for what an author would not want to see in a film: texts that leave the frame or lie on
 * one another, and things that pop up between two plays. Knows the stage and mobjects; must not
 * know files, encoders or the command line.
 */
package zoetrope.lint;
