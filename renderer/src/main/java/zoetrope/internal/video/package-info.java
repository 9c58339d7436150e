/** The settings of films, and files that get their names when they are complete. */
package zoetrope.internal.video;
