/**
 * Small scenes whose pictures are known: those of the graphical tests of the community's Manim,
 * composed anew. This package knows scenes and how to draw their frames; it knows nothing of the
 * pictures that they are compared with, nor of files.
 */
package zoetrope.tools.control;
