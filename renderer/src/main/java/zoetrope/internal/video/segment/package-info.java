/** Encoded segments of films: their packets, headers and static runs, and how they are stored. */
package zoetrope.internal.video.segment;
