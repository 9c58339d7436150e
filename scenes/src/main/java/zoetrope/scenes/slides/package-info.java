/**
 * Slides on attention, after two of F. Fleuret's course: the matrices as sheets in space, and the
 * layer that they are part of. The weights are real.
 */
package zoetrope.scenes.slides;
