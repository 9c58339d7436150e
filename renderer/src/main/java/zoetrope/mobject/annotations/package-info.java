/** Annotations of other objects: braces, labels and speech bubbles. */
package zoetrope.mobject.annotations;
