/**
 * Makes the package that users unpack and run: the program, a small Java runtime, and class data.
 */
package zoetrope.dist;
