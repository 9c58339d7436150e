/**
 * The command line: parses options, calls the renderer and prints the results. It does not know how
 * frames are made, drawn or encoded.
 */
package zoetrope.cli;
