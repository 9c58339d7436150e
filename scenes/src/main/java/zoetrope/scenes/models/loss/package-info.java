/** The film about what training changes: the loss of one word, its slopes, and steps down. */
package zoetrope.scenes.models.loss;
