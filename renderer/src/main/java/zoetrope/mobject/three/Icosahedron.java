package zoetrope.mobject.three;

/** The regular solid with twenty triangles. */
public final class Icosahedron extends AbstractPolyhedron<Icosahedron> {
  /** Creates an icosahedron with edges of length 1. */
  public Icosahedron() {
    this(1);
  }

  /** Creates an icosahedron with edges of a length in scene units, above 0. */
  public Icosahedron(double edge) {
    super(PlatonicSolids.icosahedron(Solids.requireAbove0("edge", edge)));
  }
}
