/** Films about how a language model chooses the next word. */
package zoetrope.scenes.notes.generation;
