/**
 * Constructed weights with attention that can be explained: embeddings from the classes, positions
 * and meanings of words, and heads that relate them. The package depends on {@code
 * zoetrope.attention} but not on mobjects.
 */
package zoetrope.attention.story;
