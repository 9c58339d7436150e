/**
 * The functions that {@link zoetrope.Zoetrope} inherits: one for each constructor of a mobject,
 * named after the class. The build generates {@link GeneratedWords}.
 */
package zoetrope.vocabulary;
