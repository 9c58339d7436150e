/**
 * The command line: parses options, calls the renderer and prints the results. It does not depend
 * on how frames are made, drawn or encoded.
 */
package zoetrope.cli;
