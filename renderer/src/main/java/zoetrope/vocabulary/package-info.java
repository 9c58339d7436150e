/**
 * The words of an author that {@link zoetrope.Zoetrope} inherits: a method for each constructor of
 * a mobject, named after the class. The build writes {@link GeneratedWords}.
 */
package zoetrope.vocabulary;
