/**
 * Rendering for programs: {@link zoetrope.render.Renderer} with its settings, progress and results,
 * the scenes that can be found by name, and what can go wrong. Knows the stage, the raster and the
 * encoders; must not know the command line or anything a scene is made of. Where null is given, a
 * {@link NullPointerException} is thrown. What is not public here plans a rendering and writes its
 * files; the pipeline is in {@code zoetrope.internal.render}.
 */
package zoetrope.render;
