/**
 * Small scenes with known images: those of the graphical tests of Manim CE, written for this
 * library. The package depends on scenes and on drawing their frames, not on the stored images or
 * files.
 */
package zoetrope.tools.control;
