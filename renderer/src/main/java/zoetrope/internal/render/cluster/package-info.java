/** Orders the segments of videos from a cluster, and collects them. */
package zoetrope.internal.render.cluster;
