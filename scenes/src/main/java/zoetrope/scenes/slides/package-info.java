/**
 * Films after two slides of F. Fleuret's course on attention: the matrices as sheets in space, and
 * the layer around them. The weights are those of a trained model.
 */
package zoetrope.scenes.slides;
