package zoetrope.mobject.three;

/** The regular solid of twenty triangles. */
public final class Icosahedron extends PolyhedronMobject<Icosahedron> {
  /** With edges of length 1. */
  public Icosahedron() {
    this(1);
  }

  /** With edges of a length above 0. */
  public Icosahedron(double edge) {
    this(ConvexHull.of(Platonic.icosahedron(Solids.requireAbove0("edge", edge))));
  }

  private Icosahedron(ConvexHull hull) {
    super(hull.corners(), hull.faces());
  }
}
