/** Networks of vertices and edges, and their layouts, which alone use JGraphT. */
package zoetrope.mobject.graph;
