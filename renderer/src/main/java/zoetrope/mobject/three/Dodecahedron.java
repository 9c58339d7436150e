package zoetrope.mobject.three;

/** The regular solid with twelve pentagons. */
public final class Dodecahedron extends AbstractPolyhedron<Dodecahedron> {
  /** Creates a dodecahedron with edges of length 1. */
  public Dodecahedron() {
    this(1);
  }

  /** Creates a dodecahedron with edges of a length in scene units, above 0. */
  public Dodecahedron(double edge) {
    super(PlatonicSolids.dodecahedron(Solids.requireAbove0("edge", edge)));
  }
}
