/**
 * Caches encoded segments of videos by their content. The package contains the hash of a segment's
 * frames, the key that is made from this hash, and the store that keeps segments for later videos.
 * The package depends on frames and files, not on how a segment is drawn or encoded.
 */
package zoetrope.internal.render.cache;
