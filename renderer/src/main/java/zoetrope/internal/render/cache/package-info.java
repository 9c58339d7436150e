/**
 * Caches encoded segments by their content: the hash of a segment's frames, the key made from it,
 * and the store that keeps segments for later videos. The package depends on frames and files, not
 * on how a segment is drawn or encoded.
 */
package zoetrope.internal.render.cache;
