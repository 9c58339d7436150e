/** Animations that draw attention to a mobject, and their functions. */
package zoetrope.animation.indication;
