package zoetrope.mobject;

import zoetrope.frame.Style;
import zoetrope.geometry.Affine;
import zoetrope.geometry.Path;
import zoetrope.geometry.PathBuilder;
import zoetrope.geometry.Vec;
import zoetrope.internal.mobject.Gradients;
import zoetrope.internal.mobject.Styles;

/**
 * A mobject of any path.
 *
 * <pre>{@code
 * var wave = shape(Path.builder().moveTo(LEFT).cubicTo(UP, DOWN, RIGHT).build());
 * }</pre>
 */
public final class Shape extends VMobject<Shape> {

  /** A shape of this path. */
  public Shape(Path path) {
    super(path);
  }

  /** A shape of what the builder has drawn. */
  public Shape(PathBuilder builder) {
    this(builder.build());
  }

  /** A shape of a path that is taken to its place by a map: shared paths stay shared. */
  public Shape(Path path, Affine place, Style style) {
    super(path);
    setState(path, place, style);
  }

  /** A dot without size at {@code p}, which a path can grow from. */
  static Shape invisibleAt(Vec p) {
    return invisibleAt(p, VMobject.defaultStyle());
  }

  /** The same to grow into {@code other}: as that is filled where it lies, but not to be seen. */
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
