/**
 * Films after a reader's notes on transformers: what the words of those notes say, shown with
 * numbers that the attention core computes. A film that is long has a package-private act for each
 * of its parts.
 */
package zoetrope.scenes.notes;
