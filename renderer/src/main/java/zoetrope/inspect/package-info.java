/**
 * Finds out what is on a stage: which mobject is seen at a pixel, where it was made, and what its
 * outline is. Knows the stage, mobjects and what draws frames; must not know files, encoders or the
 * command line.
 */
package zoetrope.inspect;
