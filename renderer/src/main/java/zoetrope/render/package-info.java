/**
 * The entry point for programs: {@link zoetrope.render.Renderer} renders videos, image sequences,
 * stills, storyboards and previews. Methods throw {@link NullPointerException} for null arguments.
 */
package zoetrope.render;
