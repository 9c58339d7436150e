/** What the build leaves for {@code ./render}: class paths. */
package zoetrope.launcher;
