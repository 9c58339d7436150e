/**
 * Work whose cost should be proportional to its size, for {@code tools/run Scaling}. Knows scenes
 * as an author does, and nothing of what they are made of.
 */
package zoetrope.tools.scaling;
