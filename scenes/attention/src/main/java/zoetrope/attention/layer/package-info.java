/**
 * The components of a transformer other than attention scores: normalization, feed-forward
 * networks, rotary positions, grouped queries, the key-value cache, whole blocks, the unembedding
 * and sampling. Each is a small immutable value with its formula and source. The trace of a block
 * contains every step. The package does not depend on files, vocabularies or scenes.
 */
package zoetrope.attention.layer;
