/**
 * The objects that authors place: a tree of mobjects with layout and style, thin leaf classes over
 * geometry, text and TeX. Knows nothing of animations, of the stage or of pixels.
 */
package zoetrope.mobject;
