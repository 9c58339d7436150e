/**
 * Objects and animations that several films share, such as arrays of weights, embeddings, arcs of
 * context, and colours by value. They use only the renderer and the package zoetrope.attention, and
 * contain no scenes.
 */
package zoetrope.scenes.components;
