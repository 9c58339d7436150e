/** Pictures and films that are read back, and how much two of them differ. */
package zoetrope.tools.pictures;
