/** Animations that move or deform a mobject, and their functions. */
package zoetrope.animation.movement;
