/** Locates the project's files. */
package zoetrope.tools.project;
