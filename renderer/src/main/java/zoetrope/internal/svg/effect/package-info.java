/** Bounding boxes of elements, and the clips, masks, filters and layers that use them. */
package zoetrope.internal.svg.effect;
