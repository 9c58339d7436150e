package zoetrope.mobject.three;

/** The regular solid of twenty triangles. */
public final class Icosahedron extends AbstractPolyhedron<Icosahedron> {
  /** With edges of length 1. */
  public Icosahedron() {
    this(1);
  }

  /** With edges of a length above 0. */
  public Icosahedron(double edge) {
    this(IncrementalHull.of(PlatonicSolids.icosahedron(Solids.requireAbove0("edge", edge))));
  }

  private Icosahedron(IncrementalHull hull) {
    super(hull.corners(), hull.faces());
  }
}
