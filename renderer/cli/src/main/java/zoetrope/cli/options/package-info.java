/** The options that commands share, and the values that they are read into. */
package zoetrope.cli.options;
