/** Animations that draw attention to a mobject, and the words for them. */
package zoetrope.animation.indication;
