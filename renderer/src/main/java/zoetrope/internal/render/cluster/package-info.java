/** Collects the segments of films that a cluster makes. */
package zoetrope.internal.render.cluster;
