package zoetrope.mobject.three;

/** The regular solid with eight triangles. */
public final class Octahedron extends AbstractPolyhedron<Octahedron> {
  /** Creates an octahedron with edges of length 1. */
  public Octahedron() {
    this(1);
  }

  /** Creates an octahedron with edges of a length in scene units, above 0. */
  public Octahedron(double edge) {
    super(PlatonicSolids.octahedron(Solids.requireAbove0("edge", edge)));
  }
}
