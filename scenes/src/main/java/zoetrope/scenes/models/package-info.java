/**
 * Films about the other parts of models and their training: scaled scores, the feed-forward
 * network, the heads of a real model. All shown numbers are computed, by a toy that is trained
 * while the film is created or by a viewer's model.
 */
package zoetrope.scenes.models;
