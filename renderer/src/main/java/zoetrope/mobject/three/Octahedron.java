package zoetrope.mobject.three;

/** The regular solid of eight triangles. */
public final class Octahedron extends AbstractPolyhedron<Octahedron> {
  /** With edges of length 1. */
  public Octahedron() {
    this(1);
  }

  /** With edges of a length above 0. */
  public Octahedron(double edge) {
    this(IncrementalHull.of(PlatonicSolids.octahedron(Solids.requireAbove0("edge", edge))));
  }

  private Octahedron(IncrementalHull hull) {
    super(hull.corners(), hull.faces());
  }
}
