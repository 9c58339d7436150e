/**
 * Vector fields: arrows, stream lines, and motion along fields. This package uses mobjects; it must
 * not use animations, scenes or pixels.
 */
package zoetrope.mobject.fields;
