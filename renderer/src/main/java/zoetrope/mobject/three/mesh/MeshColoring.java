package zoetrope.mobject.three.mesh;

import zoetrope.geometry.Affine;

/**
 * The rule that computes the colours of a mesh, and the faces that it was applied to. The rule is
 * applied again if shading becomes smooth or the faces are divided in another way.
 */
record MeshColoring(Rule rule, PolygonMesh faces, Affine place) {
  @FunctionalInterface
  interface Rule {
    MeshLook color(MeshLook look, PolygonMesh faces, Affine place);
  }

  MeshLook of(MeshLook look) {
    return rule.color(look, faces, place);
  }
}
