/**
 * Maven and Gradle projects of authors: their folders, and the files of a new project. Knows
 * nothing of commands.
 */
package zoetrope.cli.project;
