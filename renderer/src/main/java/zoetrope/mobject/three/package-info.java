/**
 * Things in space: surfaces, solids, arrows and lines with a body. Knows mobjects; must not know
 * animations, scenes or pixels.
 */
package zoetrope.mobject.three;
