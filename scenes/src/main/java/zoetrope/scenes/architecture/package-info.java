/**
 * The film about the architecture of the transformer: its scene, and one class for each diagram. A
 * diagram creates and places its parts; the scene decides when they appear.
 */
package zoetrope.scenes.architecture;
