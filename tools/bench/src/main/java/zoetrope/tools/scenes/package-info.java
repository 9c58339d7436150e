/**
 * Scenes to measure with: made to load one part of the renderer, and of no use to a viewer. They
 * are found by the tools only.
 */
package zoetrope.tools.scenes;
