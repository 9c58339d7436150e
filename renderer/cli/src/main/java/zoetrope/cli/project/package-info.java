/**
 * Maven and Gradle projects of authors: their folders, and the files of a new project. Does not
 * depend on the commands.
 */
package zoetrope.cli.project;
