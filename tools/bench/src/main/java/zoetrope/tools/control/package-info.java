/**
 * Control scenes: the scenes of the graphical tests in Manim CE, written with Zoetrope. Manim's
 * images of these scenes are known, but this package does not depend on their files.
 */
package zoetrope.tools.control;
