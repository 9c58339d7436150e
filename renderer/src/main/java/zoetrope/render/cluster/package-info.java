/** Makes the segments of videos on a cluster of machines. Each machine runs a worker. */
package zoetrope.render.cluster;
