package zoetrope.mobject.shapes;

/** A rectangle with the aspect ratio 16:9, independent of the scene's frame. */
public final class ScreenRectangle extends AbstractRectangle<ScreenRectangle> {

  /** Creates a rectangle 4 units high. */
  public ScreenRectangle() {
    this(4);
  }

  /** Creates a rectangle {@code height} units high. */
  public ScreenRectangle(double height) {
    super(height * 16 / 9, height);
  }
}
