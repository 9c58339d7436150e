/** The Maven plugin, which runs the command line of Zoetrope on a project's scenes. */
package zoetrope.maven;
