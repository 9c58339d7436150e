/**
 * Surfaces, solids, and arrows and lines with a body. This package uses mobjects; it must not use
 * animations, scenes or pixels.
 */
package zoetrope.mobject.three;
