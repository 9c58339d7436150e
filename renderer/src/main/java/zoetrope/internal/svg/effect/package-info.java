/** Boxes of elements, and clips, masks, filters and layers that need them. */
package zoetrope.internal.svg.effect;
