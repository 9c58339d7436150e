package zoetrope.mobject.cloud;

import java.util.ArrayList;
import java.util.List;
import zoetrope.color.Color;
import zoetrope.frame.Paint;
import zoetrope.geometry.Affine;
import zoetrope.geometry.Vec;
import zoetrope.mobject.display.Shading;

/**
 * A disc that looks like a lit ball, by a radial gradient about its brightest point.
 *
 * @param color the colour of the ball
 * @param middle the centre of the ball
 * @param lit the shading
 * @param eye the position of the viewer
 */
record BallPaint(Color color, Vec middle, Shading lit, Vec eye) {
  private static final int GRADIENT_STEPS = 8;

  /** The largest distance of the brightest point from the centre; it must be inside the disc. */
  private static final double MAX_FOCUS_DISTANCE = 0.8;

  /** Returns the paint of a unit disc with these directions: right, up, and towards the eye. */
  Paint facing(Affine directions) {
    Vec toLight = lit.light().minus(middle).normalized();
    Vec across = Vec.of(toLight.dot(directions.column(0)), toLight.dot(directions.column(1)));
    boolean isBehind = toLight.dot(directions.column(2)) < 0;
    double away = isBehind ? MAX_FOCUS_DISTANCE : Math.min(MAX_FOCUS_DISTANCE, across.length());
    Vec focus = across.normalized().times(away);
    Vec side = focus.equals(Vec.ZERO) ? Vec.of(1, 0) : focus.normalized();
    List<Paint.Stop> stops = new ArrayList<>();
    for (int i = 0; i <= GRADIENT_STEPS; i++) {
      double t = (double) i / GRADIENT_STEPS;
      stops.add(new Paint.Stop(t, mean(focus.times(1 - t), t, side, directions)));
    }
    return new Paint.Gradient(
        true, focus.x(), focus.y(), 0, Affine.IDENTITY, stops, Paint.Spread.PAD);
  }

  /** Returns the mean colour of four points of a circle on the disc. */
  private Color mean(Vec center, double radius, Vec side, Affine directions) {
    Vec other = Vec.of(-side.y(), side.x());
    Color mean = seen(center.plus(side.times(radius)), directions);
    mean = mean.lerp(seen(center.minus(side.times(radius)), directions), 1.0 / 2);
    mean = mean.lerp(seen(center.plus(other.times(radius)), directions), 1.0 / 3);
    return mean.lerp(seen(center.minus(other.times(radius)), directions), 1.0 / 4);
  }

  private Color seen(Vec p, Affine directions) {
    double out = Math.sqrt(Math.max(0, 1 - p.x() * p.x() - p.y() * p.y()));
    Vec normal =
        directions
            .column(0)
            .times(p.x())
            .plus(directions.column(1).times(p.y()))
            .plus(directions.column(2).times(out));
    return lit.shade(color, middle, normal, eye);
  }
}
