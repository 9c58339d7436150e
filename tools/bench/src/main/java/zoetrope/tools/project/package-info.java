/** Where the project's own files are. */
package zoetrope.tools.project;
