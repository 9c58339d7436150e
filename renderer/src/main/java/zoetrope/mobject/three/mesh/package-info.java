/** Meshes: points, faces, colours and textures of surfaces and solids. */
package zoetrope.mobject.three.mesh;
