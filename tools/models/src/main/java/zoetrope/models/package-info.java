/**
 * Extracts a small real model from a library into a folder. Videos and the attention library do not
 * depend on it.
 */
package zoetrope.models;
