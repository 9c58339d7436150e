package zoetrope.mobject.three.mesh;

import zoetrope.geometry.Affine;

/**
 * The rule of a mesh's colours with the faces that it was applied to. With it, colours are computed
 * again if shading becomes smooth or the faces are divided in another way.
 */
record MeshColoring(Rule rule, PolygonMesh faces, Affine place) {
  /** A rule that computes colours. */
  @FunctionalInterface
  interface Rule {
    MeshLook color(MeshLook look, PolygonMesh faces, Affine place);
  }

  MeshLook of(MeshLook look) {
    return rule.color(look, faces, place);
  }
}
