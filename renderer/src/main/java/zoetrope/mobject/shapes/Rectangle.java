package zoetrope.mobject.shapes;

/**
 * A rectangle.
 *
 * <pre>{@code
 * var box = rectangle(3, 1).setFill(GREY_E, 1).nextTo(title, DOWN);
 * }</pre>
 */
public final class Rectangle extends AbstractRectangle<Rectangle> {

  /** Creates a rectangle 4 units wide and 2 units high. */
  public Rectangle() {
    this(4, 2);
  }

  /** Creates a rectangle centred at the origin, with a width and a height in scene units. */
  public Rectangle(double width, double height) {
    super(width, height);
  }
}
