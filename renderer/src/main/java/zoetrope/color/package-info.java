/** Colours, their interpolation and the palette. Knows nothing of shapes or pixels. */
package zoetrope.color;
