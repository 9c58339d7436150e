/**
 * Control scenes: the scenes of Manim CE's graphical tests, written with Zoetrope. Manim's images
 * of these scenes are known, but this package does not depend on their files.
 */
package zoetrope.tools.control;
