package zoetrope.animation.movement;

import java.util.function.Supplier;
import zoetrope.animation.transform.Transform;
import zoetrope.color.Color;
import zoetrope.geometry.Vec;
import zoetrope.mobject.Mobject;

/**
 * An animation of a mobject that grows out of a point: a given point, the mobject's centre, the
 * middle of an edge, a corner, or the start of an arrow.
 */
public final class GrowFromPoint extends Transform<GrowFromPoint> {
  private final String name;
  private final Supplier<Vec> point;
  private Color pointColor;

  GrowFromPoint(String name, Mobject<?> mobject, Supplier<Vec> point) {
    super(mobject);
    this.name = name;
    this.point = point;
  }

  /** Sets the initial colour; by default the mobject's own. */
  public GrowFromPoint pointColor(Color color) {
    pointColor = color;
    return this;
  }

  @Override
  protected boolean mayRest() {
    return true;
  }

  @Override
  protected boolean introduces() {
    return true;
  }

  @Override
  protected Mobject<?> endState() {
    return (Mobject<?>) mobject().copy();
  }

  @Override
  protected Mobject<?> startState() {
    Mobject<?> start = (Mobject<?>) mobject().copy();
    Vec from = point.get();
    start.scale(0);
    start.moveTo(from);
    if (pointColor != null) {
      start.setColor(pointColor);
    }
    return start;
  }

  @Override
  public String describe() {
    return name + "(" + mobject().kind() + ")";
  }
}
