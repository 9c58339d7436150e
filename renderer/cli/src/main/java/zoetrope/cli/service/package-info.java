/**
 * Interfaces of optional services. The command line looks for implementations on the class path and
 * works without them.
 */
package zoetrope.cli.service;
