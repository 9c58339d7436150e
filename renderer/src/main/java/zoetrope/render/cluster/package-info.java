/** A cluster that makes the segments of videos, and its workers. */
package zoetrope.render.cluster;
