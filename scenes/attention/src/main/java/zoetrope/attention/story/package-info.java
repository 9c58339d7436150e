/**
 * Constructed weights whose attention can be explained: embeddings from the classes, positions and
 * meanings of words, and heads that relate them. It knows {@code zoetrope.attention} and nothing of
 * mobjects.
 */
package zoetrope.attention.story;
