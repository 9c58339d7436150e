/** The scenes of a command line: compiled early, looked up, and watched for changes. */
package zoetrope.cli.sources;
