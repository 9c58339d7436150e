/**
 * Films after a reader's notes on transformers, with numbers computed by the attention library.
 * Long films have a package-private act for each section.
 */
package zoetrope.scenes.notes;
