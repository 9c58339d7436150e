/**
 * The scenes of a command line: compiled early, looked up and watched for changes; and the
 * reference for a terminal.
 */
package zoetrope.cli.sources;
