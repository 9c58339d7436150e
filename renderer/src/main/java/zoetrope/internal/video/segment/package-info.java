/** Encoded segments of videos: their packets, headers and static runs, and their binary form. */
package zoetrope.internal.video.segment;
