/** Writes films, sounds and sequences of frames for requests. */
package zoetrope.internal.render.film;
