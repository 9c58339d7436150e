/**
 * Shapes made of others by boolean operations: union, intersection, difference, exclusion. Must not
 * know animations or the stage; the geometry is {@link zoetrope.internal.geometry.PathBoolean}'s.
 */
package zoetrope.mobject.booleans;
