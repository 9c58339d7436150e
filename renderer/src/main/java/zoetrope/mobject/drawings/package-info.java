/**
 * Small drawings that explain: marks, a lightbulb, a clock, a die. Each is drawn by code from lines
 * and arcs; none is read from a file.
 */
package zoetrope.mobject.drawings;
