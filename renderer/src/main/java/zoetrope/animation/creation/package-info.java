/**
 * Animations that make mobjects appear and disappear by fading, drawing and writing, and their
 * functions.
 */
package zoetrope.animation.creation;
