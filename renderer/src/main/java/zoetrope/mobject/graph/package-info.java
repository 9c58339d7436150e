/**
 * Networks of vertices and edges, and where their vertices go. It knows the basic mobjects and
 * JGraphT, which stays behind the layouts.
 */
package zoetrope.mobject.graph;
