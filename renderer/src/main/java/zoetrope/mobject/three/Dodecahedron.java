package zoetrope.mobject.three;

/** The regular solid of twelve pentagons. */
public final class Dodecahedron extends AbstractPolyhedron<Dodecahedron> {
  /** With edges of length 1. */
  public Dodecahedron() {
    this(1);
  }

  /** With edges of a length above 0. */
  public Dodecahedron(double edge) {
    this(IncrementalHull.of(PlatonicSolids.dodecahedron(Solids.requireAbove0("edge", edge))));
  }

  private Dodecahedron(IncrementalHull hull) {
    super(hull.corners(), hull.faces());
  }
}
