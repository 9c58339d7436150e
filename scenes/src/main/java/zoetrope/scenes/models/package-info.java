/**
 * What models are beside attention, and how they come to be: training, why scores are scaled, the
 * feed-forward network, the heads of a real model. What is shown is computed: by a toy that is
 * trained while the film is made, or by a model of the viewer's.
 */
package zoetrope.scenes.models;
