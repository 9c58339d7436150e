/**
 * What a transformer has beside attention's scores: normalisation, feed-forward networks, rotary
 * positions, grouped queries, the key-value cache, whole blocks, the unembedding and sampling. Each
 * is a small immutable value with its formula and source, and every step of a block is kept in its
 * trace. None of this knows files, vocabularies or scenes.
 */
package zoetrope.attention.layer;
