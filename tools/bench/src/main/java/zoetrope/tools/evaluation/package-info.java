/** Checks scene files of any author, each in a process of its own, and counts the results. */
package zoetrope.tools.evaluation;
