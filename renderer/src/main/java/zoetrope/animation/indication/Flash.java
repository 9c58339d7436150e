package zoetrope.animation.indication;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import zoetrope.animation.Animation;
import zoetrope.animation.AnimationGroup;
import zoetrope.animation.Overlay;
import zoetrope.color.Color;
import zoetrope.color.Palette;
import zoetrope.color.Theme;
import zoetrope.geometry.Vec;
import zoetrope.internal.diagnostics.Preconditions;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.lines.Line;

/**
 * Short lines that shoot out of a point in all directions; by default twelve lines, 0.2 units long.
 */
public final class Flash extends Overlay<Flash> {
  private final Supplier<Vec> point;
  private double lineLength = 0.2;
  private int lines = 12;
  private double radius = 0.3;
  private double strokeWidth = 3;
  private double timeWidth = Theme.choose(2, 1);
  private Color color = Palette.YELLOW;

  Flash(Vec point) {
    this.point = () -> point;
  }

  Flash(Mobject<?> subject) {
    super(subject);
    this.point = subject::center;
  }

  /** Sets the length of the lines, in scene units; 0.2 by default. */
  public Flash lineLength(double length) {
    lineLength = length;
    return this;
  }

  /** Sets the number of lines, at least one; 12 by default. */
  public Flash lines(int count) {
    lines = Preconditions.requireAtLeast("the number of lines of a flash", count, 1);
    return this;
  }

  /** Sets the distance of the lines' outer ends from the point, in scene units; 0.3 by default. */
  public Flash radius(double outer) {
    radius = outer;
    return this;
  }

  /** Sets the width of the lines, in stroke units; 3 by default. */
  public Flash strokeWidth(double width) {
    strokeWidth = width;
    return this;
  }

  /**
   * Sets the visible length of a line divided by its whole length, above 0. It is 2 by default, 1
   * in the theme {@link Theme#COMMUNITY}.
   */
  public Flash timeWidth(double width) {
    timeWidth = width;
    return this;
  }

  /** Sets the colour of the lines; yellow by default. */
  public Flash color(Color lineColor) {
    color = lineColor;
    return this;
  }

  @Override
  protected Animation<?> make() {
    Vec center = point.get();
    List<Animation<?>> flashes = new ArrayList<>();
    for (int i = 0; i < lines; i++) {
      Vec way = Vec.polar(1, 2 * Math.PI * i / lines);
      Line line =
          new Line(center.plus(way.times(radius - lineLength)), center.plus(way.times(radius)));
      line.setStroke(color, strokeWidth);
      flashes.add(new PassingFlash(line, false).timeWidth(timeWidth).rate(rate()));
    }
    return new AnimationGroup("Flash", flashes, 0);
  }
}
