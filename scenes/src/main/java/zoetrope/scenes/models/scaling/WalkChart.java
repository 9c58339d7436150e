package zoetrope.scenes.models.scaling;

import static zoetrope.Zoetrope.*;

import java.util.ArrayList;
import java.util.List;
import java.util.function.DoubleUnaryOperator;
import zoetrope.geometry.Vec;
import zoetrope.mobject.Group;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.lines.Polyline;

/** A chart of scores over the number d of summed products. */
final class WalkChart {
  private static final int DASHES = 60;

  private final Vec origin;
  private final double width;
  private final double height;
  private final double maxProducts;
  private final double reach;
  private boolean logarithmic;

  /**
   * Creates a chart with the start of its d axis at {@code origin}.
   *
   * @param maxProducts the largest d
   * @param reach the largest score, at {@code height} / 2 above the axis
   */
  WalkChart(Vec origin, double width, double height, double maxProducts, double reach) {
    this.origin = origin;
    this.width = width;
    this.height = height;
    this.maxProducts = maxProducts;
    this.reach = reach;
  }

  /** Makes the d axis logarithmic, from 1 on. */
  WalkChart logarithmic() {
    logarithmic = true;
    return this;
  }

  Vec point(double d, double score) {
    double share =
        logarithmic
            ? StrictMath.log(Math.max(1, d)) / StrictMath.log(maxProducts)
            : d / maxProducts;
    return origin.plus(at(width * share, height / 2 * score / reach));
  }

  /** Returns the smallest d. */
  int start() {
    return logarithmic ? 1 : 0;
  }

  /** Returns both axes with their labels. */
  Group<Mobject<?>> axes(String score) {
    var lines =
        group(line(point(0, 0), point(maxProducts, 0)), line(point(0, -reach), point(0, reach)));
    lines.setStroke(GREY_B, 2);
    var d = tex("d").fontSize(40).nextTo(point(maxProducts, 0), RIGHT, 0.15);
    var name = tex(score).fontSize(40).nextTo(point(0, reach), UP, 0.12);
    return group(lines, d, name);
  }

  /** Returns numbers of d at the lower edge, with faint lines above them. */
  Group<Mobject<?>> products() {
    Group<Mobject<?>> all = group();
    int step = logarithmic ? 1 : Math.max(1, (int) (maxProducts / 4));
    for (int d = step; d <= maxProducts; d = logarithmic ? 4 * d : d + step) {
      all.add(line(point(d, -reach), point(d, reach)).setStroke(GREY_E, 1));
      all.add(integerNumber(d).fontSize(28).setColor(GREY_A).nextTo(point(d, -reach), DOWN, 0.12));
    }
    return all;
  }

  /** Returns ticks with numbers on the axis of the scores, at plus and minus {@code score}. */
  Group<Mobject<?>> ticks(int score) {
    Group<Mobject<?>> ticks = group();
    for (int value : new int[] {score, -score}) {
      Vec place = point(0, value);
      ticks.add(line(place.plus(left(0.1)), place.plus(right(0.1))).setStroke(GREY_B, 2));
      ticks.add(integerNumber(value).fontSize(28).nextTo(place, LEFT, 0.2));
    }
    return ticks;
  }

  /** Returns the graph of a score for d from 0 on, with a corner at each integer. */
  Polyline walk(DoubleUnaryOperator score) {
    List<Vec> points = new ArrayList<>();
    for (int d = start(); d <= maxProducts; d++) {
      points.add(point(d, score.applyAsDouble(d)));
    }
    return polyline(points);
  }

  /** Returns the curves {@code factor} √d and −{@code factor} √d, dashed. */
  Group<Mobject<?>> root(double factor) {
    Group<Mobject<?>> dashes = group();
    for (int side : new int[] {1, -1}) {
      for (int i = 0; i < DASHES; i++) {
        double from = maxProducts * i / DASHES;
        double to = maxProducts * (i + 0.55) / DASHES;
        dashes.add(
            line(
                    point(from, side * factor * Math.sqrt(from)),
                    point(to, side * factor * Math.sqrt(to)))
                .setStroke(YELLOW, 3));
      }
    }
    return dashes;
  }
}
