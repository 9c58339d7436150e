/**
 * The words of an author beyond animations: a method for each constructor of a mobject, named after
 * the class, so that a scene needs one import. {@link GeneratedWords} is written by the build; the
 * others are what no constructor stands for. Must not know more than what it makes.
 */
package zoetrope.vocabulary;
