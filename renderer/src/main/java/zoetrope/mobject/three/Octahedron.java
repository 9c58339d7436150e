package zoetrope.mobject.three;

/** The regular solid of eight triangles. */
public final class Octahedron extends PolyhedronMobject<Octahedron> {
  /** With edges of length 1. */
  public Octahedron() {
    this(1);
  }

  /** With edges of a length above 0. */
  public Octahedron(double edge) {
    this(ConvexHull.of(Platonic.octahedron(Solids.requireAbove0("edge", edge))));
  }

  private Octahedron(ConvexHull hull) {
    super(hull.corners(), hull.faces());
  }
}
