/**
 * Drawings from SVG files as groups of shapes and pictures. Must not know animations or the stage;
 * reading is {@link zoetrope.svg.SvgDrawing}'s.
 */
package zoetrope.mobject.svg;
