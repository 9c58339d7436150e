/** Animations that move or deform a mobject, and the words for them. */
package zoetrope.animation.movement;
