/**
 * Generated input for all code that reads input, for {@code tools/run Fuzz}. The package passes the
 * input to the project through the same files and calls as a user or an attacker.
 */
package zoetrope.tools.fuzz;
