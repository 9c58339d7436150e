/** Colours, their interpolation, palettes and themes. Must not depend on figures or pixels. */
package zoetrope.color;
