/** What says something about another object: braces, labels and speech bubbles. */
package zoetrope.mobject.annotations;
