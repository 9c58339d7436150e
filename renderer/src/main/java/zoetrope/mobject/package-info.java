/**
 * The base of all that authors place: mobjects, paths and groups, how they are moved, sized, styled
 * and arranged, and what of them is drawn. Knows nothing of animations, of the stage or of pixels,
 * and none of the packages below it.
 */
package zoetrope.mobject;
