/**
 * Runs the code of authors, which may do anything: hang, end its thread, start others. Knows how
 * long a scene may be worked on, who works on it, and lets go of what does not end. Knows nothing
 * of films.
 */
package zoetrope.internal.render.guard;
