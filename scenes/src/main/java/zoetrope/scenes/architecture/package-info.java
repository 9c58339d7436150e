/**
 * The film about the transformer's architecture: the scene that tells it, and the diagrams it
 * shows, one class each, which know their parts but not when these come.
 */
package zoetrope.scenes.architecture;
