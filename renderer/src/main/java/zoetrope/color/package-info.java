/** Colours, their interpolation, palettes and themes. Must not know shapes or pixels. */
package zoetrope.color;
