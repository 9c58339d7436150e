/** A cluster that makes the segments of films, and its workers. */
package zoetrope.render.cluster;
