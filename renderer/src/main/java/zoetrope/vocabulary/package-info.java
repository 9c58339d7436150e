/**
 * The words that make mobjects: a method for each constructor, named after the class, so that a
 * scene needs one import. A class holds the words of a theme and extends that of the theme before
 * it; {@link zoetrope.Zoetrope} extends the last. Must not know more than what it makes.
 */
package zoetrope.vocabulary;
