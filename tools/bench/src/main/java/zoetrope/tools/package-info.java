/**
 * Programs for the developers of Zoetrope: benchmarks, comparisons of frames and renderers,
 * fuzzing, faults, and the images that ship. They use the renderer like any other program; no part
 * of it depends on them.
 */
package zoetrope.tools;
