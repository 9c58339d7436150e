/**
 * Runs the code of authors, which may hang, throw anything or start threads. The package enforces
 * time limits, records the working threads, and abandons code that does not end. It does not depend
 * on videos.
 */
package zoetrope.internal.render.guard;
