/**
 * Films of paths: their frames as paths that move, encoded as changes from frame to frame, and the
 * page that plays them.
 */
package zoetrope.internal.vector.film;
