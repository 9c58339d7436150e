/** Meshes: points, faces, colors and textures of surfaces and solids. */
package zoetrope.mobject.three.mesh;
