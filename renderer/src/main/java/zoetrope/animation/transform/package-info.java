/** Animations that turn one mobject into another, and their functions. */
package zoetrope.animation.transform;
