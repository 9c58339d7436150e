package zoetrope.mobject.three.mesh;

import zoetrope.geometry.Affine;

/**
 * How colours of a mesh were found, and for what faces, to find them anew when light is to run over
 * the faces or these are divided otherwise.
 */
record MeshColoring(Rule rule, PolygonMesh faces, Affine place) {
  /** Finds colours. */
  @FunctionalInterface
  interface Rule {
    /** The look with the colours that faces have in a place. */
    MeshLook color(MeshLook look, PolygonMesh faces, Affine place);
  }

  /** The look with the colours that the faces have. */
  MeshLook of(MeshLook look) {
    return rule.color(look, faces, place);
  }
}
