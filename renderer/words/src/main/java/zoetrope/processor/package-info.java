/**
 * Generates the functions of the API for scenes, one static method for each constructor, while the
 * renderer is compiled. Must not depend on the renderer, which is compiled later.
 */
package zoetrope.processor;
