/** Animations that turn one mobject into another, and the words for them. */
package zoetrope.animation.transform;
