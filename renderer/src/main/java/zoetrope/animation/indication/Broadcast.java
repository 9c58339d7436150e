package zoetrope.animation.indication;

import java.util.ArrayList;
import java.util.List;
import zoetrope.animation.Animation;
import zoetrope.animation.AnimationGroup;
import zoetrope.animation.Overlay;
import zoetrope.animation.transform.ProxyTransform;
import zoetrope.animation.transform.TransformInto;
import zoetrope.color.Color;
import zoetrope.color.Palette;
import zoetrope.geometry.Vec;
import zoetrope.internal.diagnostics.Preconditions;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.shapes.Circle;

/**
 * An animation of circles, or copies of a mobject, that grow from a point one after the other and
 * fade. The default run time is 3 s.
 */
public final class Broadcast extends Overlay<Broadcast> {
  private final Vec point;
  private final Mobject<?> model;
  private double smallRadius;
  private double bigRadius = 5;
  private int count = 5;
  private double strokeWidth = 8;
  private Color color = Palette.WHITE;

  /**
   * Creates a broadcast.
   *
   * @param model the mobject to copy, or null for circles
   */
  Broadcast(Vec point, Mobject<?> model) {
    this.point = point;
    this.model = model;
    lagRatio(0.2);
  }

  /** Sets the initial radius of the circles, in scene units; 0 by default. */
  public Broadcast smallRadius(double radius) {
    smallRadius = radius;
    return this;
  }

  /** Sets the final radius of the circles, in scene units; 5 by default. */
  public Broadcast bigRadius(double radius) {
    bigRadius = radius;
    return this;
  }

  /** Sets the number of copies, at least one; 5 by default. */
  public Broadcast count(int number) {
    count = Preconditions.requireAtLeast("the number of rings of a broadcast", number, 1);
    return this;
  }

  /** Sets the stroke width of the circles at the start, in stroke units; 8 by default. */
  public Broadcast strokeWidth(double width) {
    strokeWidth = width;
    return this;
  }

  /** Sets the colour of the circles; white by default. */
  public Broadcast color(Color ringColor) {
    color = ringColor;
    return this;
  }

  @Override
  protected double defaultRunTime() {
    return 3;
  }

  @Override
  protected Animation<?> make() {
    List<Animation<?>> rings = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      Mobject<?> start = model == null ? smallCircle() : smallCopy();
      Mobject<?> end = model == null ? bigCircle() : bigCopy();
      rings.add(new TransformInto("Broadcast", start, () -> end, null).rate(rate()));
    }
    return new AnimationGroup("Broadcast", rings, lagRatio());
  }

  private Mobject<?> smallCircle() {
    Circle circle = new Circle(Vec.ZERO, 1).scale(smallRadius);
    return circle.moveTo(point).setStroke(color, strokeWidth);
  }

  private Mobject<?> bigCircle() {
    Circle circle = new Circle(Vec.ZERO, 1).scale(bigRadius);
    return circle.moveTo(point).setStroke(Palette.BLACK, 0);
  }

  private Mobject<?> smallCopy() {
    Mobject<?> copy = ProxyTransform.copyOf(model);
    copy.scale(0);
    return (Mobject<?>) copy.moveTo(point);
  }

  private Mobject<?> bigCopy() {
    return (Mobject<?>) ProxyTransform.copyOf(model).setOpacity(0);
  }
}
