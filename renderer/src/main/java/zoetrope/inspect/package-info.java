/**
 * Inspection of a stage: which mobject is visible at a pixel, which line created it, and what its
 * outline is. The package uses the stage, mobjects, the frame painter, and the renderer to run a
 * scene up to a frame. It must not use files, encoders or the command line itself.
 */
package zoetrope.inspect;
