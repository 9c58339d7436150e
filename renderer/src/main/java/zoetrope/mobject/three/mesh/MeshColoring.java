package zoetrope.mobject.three.mesh;

import zoetrope.geometry.Affine;

/**
 * The rule that computes a mesh's colours, and the faces to which it was applied. The rule is
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
