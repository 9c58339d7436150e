/**
 * The words of an author that {@link zoetrope.Zoetrope} inherits: a method for each constructor of
 * a mobject, named after the class, and the words that compose animations. The build writes {@link
 * GeneratedWords}.
 */
package zoetrope.vocabulary;
