/**
 * Storyboards: pages that show frames of a scene with times and text. A page is itself a frame that
 * contains the scene's frames as insets, so every frame painter can draw it.
 */
package zoetrope.internal.render.sheet;
