package zoetrope.mobject.three;

/** The regular solid with four triangles. */
public final class Tetrahedron extends AbstractPolyhedron<Tetrahedron> {
  /** Creates a tetrahedron with edges of length 1. */
  public Tetrahedron() {
    this(1);
  }

  /** Creates a tetrahedron with edges of a length in scene units, above 0. */
  public Tetrahedron(double edge) {
    super(PlatonicSolids.tetrahedron(Solids.requireAbove0("edge", edge)));
  }
}
