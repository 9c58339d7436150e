/**
 * Generates the words of an author, one static method for each constructor, while the renderer is
 * compiled. Must know nothing of the renderer, which is compiled after it.
 */
package zoetrope.processor;
