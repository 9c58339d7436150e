/**
 * The film about the architecture of the transformer: its scene, and one class for each diagram. A
 * diagram knows its parts but not when they appear.
 */
package zoetrope.scenes.architecture;
