/** The scenes that a command line names: found early, compiled, and watched for changes. */
package zoetrope.cli.sources;
