package zoetrope.mobject.shapes;

/** A square. */
public final class Square extends AbstractRectangle<Square> {

  /** Of side 2. */
  public Square() {
    this(2);
  }

  /** Centred at the origin. */
  public Square(double side) {
    super(side, side);
  }
}
