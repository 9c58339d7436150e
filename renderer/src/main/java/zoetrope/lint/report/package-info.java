/**
 * The results of a check: findings, with the objects that they concern, and reports for programs.
 */
package zoetrope.lint.report;
