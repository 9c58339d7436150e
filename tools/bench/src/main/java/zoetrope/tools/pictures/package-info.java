/** Images and videos that are read back, and measures of how much they differ. */
package zoetrope.tools.pictures;
