/**
 * Work whose cost should be proportional to its size, for {@code tools/run Scaling}. It uses scenes
 * as an author does.
 */
package zoetrope.tools.scaling;
