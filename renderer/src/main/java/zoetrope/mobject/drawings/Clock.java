package zoetrope.mobject.drawings;

import zoetrope.color.Palette;
import zoetrope.geometry.Directions;
import zoetrope.geometry.Vec;
import zoetrope.mobject.TypedGroup;
import zoetrope.mobject.VMobject;
import zoetrope.mobject.lines.Line;
import zoetrope.mobject.shapes.Circle;

/** A clock face of radius 1 with twelve ticks. Both hands point up. */
public final class Clock extends TypedGroup<VMobject<?>, Clock> {
  private final Circle face = new Circle();
  private final Line hourHand = new Line(Vec.ZERO, Vec.of(0, 0.3));
  private final Line minuteHand = new Line(Vec.ZERO, Vec.of(0, 0.6));

  /** Creates a clock at twelve o'clock, in white strokes of width 3. */
  public Clock() {
    add(face, hourHand, minuteHand);
    for (int i = 0; i < 12; i++) {
      Vec out = Vec.polar(1, Math.PI / 2 + 2 * Math.PI * i / 12);
      double length = i % 3 == 0 ? 0.2 : 0.1;
      add(new Line(out, out.times(1 - length)));
    }
    setStroke(Palette.WHITE, 3);
  }

  /** Returns the short hand. */
  public Line hourHand() {
    return hourHand;
  }

  /** Returns the long hand. */
  public Line minuteHand() {
    return minuteHand;
  }

  /** Advances the time: both hands turn clockwise about the middle of the face. */
  public Clock passTime(double hours) {
    Vec middle = face.center();
    hourHand.rotate(-2 * Math.PI * hours / 12, Directions.OUT, middle);
    minuteHand.rotate(-2 * Math.PI * hours, Directions.OUT, middle);
    return this;
  }

  /** Returns the middle of the face, about which the hands turn. */
  public Vec faceCenter() {
    return face.center();
  }
}
