/** Builds the project for {@code ./render}, and writes its class paths and class data archives. */
package zoetrope.launcher;
