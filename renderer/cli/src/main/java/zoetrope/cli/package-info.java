/**
 * The command line: reads options, calls the pipeline, and prints what came of it. Thin; must not
 * know how frames are made, drawn or encoded.
 */
package zoetrope.cli;
