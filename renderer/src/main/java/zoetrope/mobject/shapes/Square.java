package zoetrope.mobject.shapes;

/** A square. */
public final class Square extends AbstractRectangle<Square> {

  /** Creates a square with sides of length 2. */
  public Square() {
    this(2);
  }

  /** Creates a square centred at the origin, with sides of a length in scene units. */
  public Square(double side) {
    super(side, side);
  }
}
