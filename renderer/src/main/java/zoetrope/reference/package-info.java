/**
 * The reference of the API: all functions and public members with their Javadoc, and their names in
 * Manim. It is read by {@code render doc}, by hints to compile errors and by the site.
 */
package zoetrope.reference;
