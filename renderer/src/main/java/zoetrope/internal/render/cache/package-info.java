/**
 * Caches encoded segments of videos by their content. The package computes a hash from the frames
 * of a segment, and a key from this hash. The store in this package keeps segments for later
 * videos. The package depends on frames and files, not on how a segment is drawn or encoded.
 */
package zoetrope.internal.render.cache;
