/** Colours, their interpolation and the palette. Must not know shapes or pixels. */
package zoetrope.color;
