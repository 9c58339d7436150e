/**
 * Longer and richer writing: markup, paragraphs, program code with syntax colours, bulleted lists,
 * titles. It knows texts and formulas, and nothing of fonts' insides.
 */
package zoetrope.mobject.writing;
