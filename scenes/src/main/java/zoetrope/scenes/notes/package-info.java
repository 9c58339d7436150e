/**
 * Films based on a reader's notes on transformers. The attention library computes their numbers.
 * Long films have a package-private act for each section.
 */
package zoetrope.scenes.notes;
