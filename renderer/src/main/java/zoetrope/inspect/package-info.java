/**
 * Inspection of a stage: which mobject is visible at a pixel, which line created it, and what its
 * outline is. The package uses the stage, mobjects and the frame painter. It must not depend on
 * files, encoders or the command line.
 */
package zoetrope.inspect;
