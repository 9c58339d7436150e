/** Networks of vertices and edges, and their layouts. Only layouts use JGraphT. */
package zoetrope.mobject.graph;
