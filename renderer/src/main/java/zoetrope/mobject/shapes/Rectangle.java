package zoetrope.mobject.shapes;

/**
 * A rectangle.
 *
 * <pre>{@code
 * var box = rectangle(3, 1).setFill(GREY_E, 1).nextTo(title, DOWN);
 * }</pre>
 */
public final class Rectangle extends AbstractRectangle<Rectangle> {

  /** 4 units wide and 2 high. */
  public Rectangle() {
    this(4, 2);
  }

  /** Centred at the origin. */
  public Rectangle(double width, double height) {
    super(width, height);
  }
}
