/** Stills as pixels or paths. */
package zoetrope.internal.render.still;
