/** Films after notes on transformers: words as vectors, and their order; they know no others. */
package zoetrope.scenes.notes;
