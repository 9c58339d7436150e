/**
 * Weights of attention that tell a story: embeddings from the classes, places and meanings of
 * words, and heads that ask after them. It knows {@code zoetrope.attention} and nothing of
 * mobjects.
 */
package zoetrope.attention.story;
