/**
 * Vector fields: their arrows, their stream lines, and what they do to points. Knows mobjects; must
 * not know animations, scenes or pixels.
 */
package zoetrope.mobject.fields;
