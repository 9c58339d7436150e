/**
 * What several films share: arrays of weights, embeddings, glowing arcs of context, colours by
 * value. Objects and animations of their own kind, made of the renderer's; no scenes.
 */
package zoetrope.scenes.components;
