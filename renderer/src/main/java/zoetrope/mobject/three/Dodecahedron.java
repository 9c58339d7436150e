package zoetrope.mobject.three;

/** The regular solid of twelve pentagons. */
public final class Dodecahedron extends PolyhedronMobject<Dodecahedron> {
  /** With edges of length 1. */
  public Dodecahedron() {
    this(1);
  }

  /** With edges of a length above 0. */
  public Dodecahedron(double edge) {
    this(ConvexHull.of(Platonic.dodecahedron(Solids.requireAbove0("edge", edge))));
  }

  private Dodecahedron(ConvexHull hull) {
    super(hull.corners(), hull.faces());
  }
}
