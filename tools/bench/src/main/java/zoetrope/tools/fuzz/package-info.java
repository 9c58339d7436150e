/**
 * Generated input for all code that reads input, for {@code tools/run Fuzz}. The package uses the
 * project from outside, as an attacker does.
 */
package zoetrope.tools.fuzz;
