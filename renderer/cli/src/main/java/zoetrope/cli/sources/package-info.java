/**
 * The sources of scenes: finds and compiles the scenes that a command line names, and watches their
 * files. Also prints the reference and the guides.
 */
package zoetrope.cli.sources;
