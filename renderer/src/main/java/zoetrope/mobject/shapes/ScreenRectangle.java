package zoetrope.mobject.shapes;

/** A rectangle of the proportions of a screen, 16:9, whatever the shape of the picture. */
public final class ScreenRectangle extends AbstractRectangle<ScreenRectangle> {

  /** 4 units high. */
  public ScreenRectangle() {
    this(4);
  }

  /** {@code height} units high. */
  public ScreenRectangle(double height) {
    super(height * 16 / 9, height);
  }
}
