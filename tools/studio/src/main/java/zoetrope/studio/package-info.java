/**
 * The studio: a server on the loopback address with a page in the browser on which scenes live
 * while they are written. Uses the renderer as any program may; only the command line knows it, by
 * its interface.
 */
package zoetrope.studio;
