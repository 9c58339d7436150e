package zoetrope.mobject.three;

/** The regular solid of four triangles. */
public final class Tetrahedron extends AbstractPolyhedron<Tetrahedron> {
  /** With edges of length 1. */
  public Tetrahedron() {
    this(1);
  }

  /** With edges of a length above 0. */
  public Tetrahedron(double edge) {
    this(IncrementalHull.of(PlatonicSolids.tetrahedron(Solids.requireAbove0("edge", edge))));
  }

  private Tetrahedron(IncrementalHull hull) {
    super(hull.corners(), hull.faces());
  }
}
