/** Checks scene files of any author, each in a separate process, and counts the results. */
package zoetrope.tools.evaluation;
