/**
 * The objects of a frame as a check sees them: their names, texts and looks, and what covers them.
 */
package zoetrope.internal.lint.objects;
