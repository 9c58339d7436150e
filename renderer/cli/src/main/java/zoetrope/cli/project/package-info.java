/**
 * Projects of authors, which Maven or Gradle builds: what is in their folders, and what a new one
 * begins with. Knows nothing of commands.
 */
package zoetrope.cli.project;
