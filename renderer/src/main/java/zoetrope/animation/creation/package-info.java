/**
 * Animations by which mobjects appear and leave: fading, drawing, writing, and the words for them.
 */
package zoetrope.animation.creation;
