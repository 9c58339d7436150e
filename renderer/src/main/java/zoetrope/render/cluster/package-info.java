/** Makes the segments of videos on a cluster of machines, each of which runs a worker. */
package zoetrope.render.cluster;
