/** Renders single frames of a scene as images of pixels or as paths. */
package zoetrope.internal.render.still;
