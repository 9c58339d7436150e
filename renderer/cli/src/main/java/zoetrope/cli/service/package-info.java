/** The services that the command line finds on the class path, so that it does not need them. */
package zoetrope.cli.service;
