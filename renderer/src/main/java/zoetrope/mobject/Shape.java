package zoetrope.mobject;

import zoetrope.frame.Style;
import zoetrope.geometry.Affine;
import zoetrope.geometry.Path;
import zoetrope.geometry.PathBuilder;
import zoetrope.geometry.Vec;
import zoetrope.internal.mobject.Gradients;
import zoetrope.internal.mobject.Styles;

/**
 * A mobject with an arbitrary path.
 *
 * <pre>{@code
 * var wave = shape(Path.builder().moveTo(LEFT).cubicTo(UP, DOWN, RIGHT).build());
 * }</pre>
 */
public final class Shape extends VMobject<Shape> {

  /** Creates a shape with this path, in scene coordinates. */
  public Shape(Path path) {
    super(path);
  }

  /** Creates a shape with the path that the builder has drawn, in scene coordinates. */
  public Shape(PathBuilder builder) {
    this(builder.build());
  }

  /**
   * Creates a shape of a path that {@code place} maps to the scene, so that several shapes can
   * share a path.
   */
  public Shape(Path path, Affine place, Style style) {
    super(path);
    setState(path, place, style);
  }

  /**
   * Returns an invisible shape of size 0 at {@code p}, where a path can begin to grow in a
   * transform.
   */
  static Shape invisibleAt(Vec p) {
    return invisibleAt(p, VMobject.defaultStyle());
  }

  /**
   * Returns an invisible shape of size 0 at {@code p} that can grow into {@code other}. It has the
   * fill of {@code other} with opacity 0.
   */
  static Shape invisibleAt(Vec p, VMobject<?> other) {
    return invisibleAt(p, Gradients.placed(other.selfStyle(), other.place()));
  }

  private static Shape invisibleAt(Vec p, Style style) {
    Path path = Path.polyline(p, p);
    Style plain = VMobject.defaultStyle().withFill(style.fill().fade(0));
    return new Shape(
        path,
        Affine.IDENTITY,
        plain.withStroke(Styles.stroke(plain.stroke(), c -> c.withAlpha(0))));
  }
}
