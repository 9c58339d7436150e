package zoetrope.mobject.drawings;

import zoetrope.color.Palette;
import zoetrope.geometry.Directions;
import zoetrope.geometry.Path;
import zoetrope.geometry.Vec;
import zoetrope.internal.diagnostics.Preconditions;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.Shape;
import zoetrope.mobject.TypedGroup;
import zoetrope.mobject.lines.Line;
import zoetrope.mobject.shapes.Arc;
import zoetrope.mobject.text.IntegerNumber;

/**
 * A dial with a needle: ticks for 0, 10, 20 and so on over 240 degrees of a circle of radius 1.
 *
 * <pre>{@code
 * play(animate(meter, m -> m.moveNeedleToVelocity(45)).pathArc(-PI / 2));
 * }</pre>
 */
public final class Speedometer extends TypedGroup<Mobject<?>, Speedometer> {
  private static final double SWEEP = 4 * Math.PI / 3;
  private static final double START = Math.PI / 2 + SWEEP / 2;
  private static final double TICK = 0.2;

  private final int ticks;
  private final Arc arc = new Arc(START, -SWEEP);
  private final Shape needle =
      new Shape(Path.polygon(Vec.of(-0.05, 0.1), Vec.of(0, 0.9), Vec.of(0.05, 0.1)));

  /** Creates a dial with eight ticks, from 0 to 70. */
  public Speedometer() {
    this(8);
  }

  /** Creates a dial with {@code ticks} ticks, at least 2. */
  public Speedometer(int ticks) {
    this.ticks = Preconditions.requireAtLeast("the number of ticks", ticks, 2);
    add(arc);
    for (int i = 0; i < ticks; i++) {
      Vec out = Vec.polar(1, START - SWEEP * i / (ticks - 1));
      IntegerNumber label = new IntegerNumber(10L * i).setHeight(TICK);
      add(new Line(out.times(1 - TICK), out), label.shift(out.times(1 + TICK)));
    }
    needle.setFill(Palette.YELLOW, 1).setStrokeWidth(0);
    add(needle.rotate(START - Math.PI / 2, Directions.OUT, Vec.ZERO));
  }

  /** Returns the needle. */
  public Shape needle() {
    return needle;
  }

  /** Returns the tip of the needle. */
  public Vec needleTip() {
    return needle.path().point(3);
  }

  /** Returns the middle of the circle, about which the needle turns. */
  public Vec dialCenter() {
    return arc.arcCenter();
  }

  /** Returns the value that the needle shows. */
  public double velocity() {
    double turned = arc.startAngle() - needleTip().minus(dialCenter()).angle();
    double clockwise = turned - 2 * Math.PI * Math.floor(turned / (2 * Math.PI));
    double most = 10.0 * (ticks - 1);
    double past = clockwise > SWEEP + (2 * Math.PI - SWEEP) / 2 ? 2 * Math.PI : 0;
    return (clockwise - past) / SWEEP * most;
  }

  /** Turns the needle by {@code angle} radians, counter-clockwise if positive. */
  public Speedometer rotateNeedle(double angle) {
    needle.rotate(angle, Directions.OUT, dialCenter());
    return this;
  }

  /** Turns the needle to a value, which may be beyond the last tick. */
  public Speedometer moveNeedleToVelocity(double velocity) {
    return rotateNeedle((velocity() - velocity) / (10.0 * (ticks - 1)) * SWEEP);
  }
}
