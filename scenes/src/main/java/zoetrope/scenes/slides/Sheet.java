package zoetrope.scenes.slides;

import static zoetrope.Zoetrope.*;

import java.util.ArrayList;
import java.util.List;
import zoetrope.animation.transform.TransformInto;
import zoetrope.color.Color;
import zoetrope.geometry.Vec;
import zoetrope.mobject.Group;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.shapes.Polygon;

/** A sequence as a sheet of paper: a parallelogram with a column for each vector. */
final class Sheet extends Mobject<Sheet> {
  /** The columns in order, which fill the sheet. */
  final Group<Polygon> columns;

  /** The edge of the sheet. */
  final Polygon edge;

  /**
   * Creates a green sheet with a corner at {@code corner} and edges {@code along} and {@code up}.
   */
  Sheet(Vec corner, Vec along, Vec up, int count) {
    List<Polygon> all = new ArrayList<>();
    Vec step = along.times(1.0 / count);
    for (int i = 0; i < count; i++) {
      all.add(parallelogram(corner.plus(step.times(i)), step, up).setStroke(GREY_B, 1, 0.7));
    }
    columns = group(all);
    columns.setFill(GREEN, DONE_OPACITY);
    edge = parallelogram(corner, along, up).setStroke(WHITE, 2);
    // The edge is below the columns, because columns move to the front when they are animated.
    add(edge, columns);
  }

  /** The opacity of computed columns. */
  static final double DONE_OPACITY = 0.3;

  static final double BUSY_OPACITY = 0.85;

  /** Hides the vectors, because they are not computed yet, and returns this sheet. */
  Sheet empty() {
    columns.setFillOpacity(0);
    columns.setStrokeOpacity(0.25);
    return this;
  }

  /** Gives columns the colour and opacity of columns in use. Call it in {@code animate}. */
  static void use(Mobject<?> columns, Color color) {
    columns.setFill(color, BUSY_OPACITY).setStroke(GREY_E, 1, 0.7);
  }

  /** Gives columns the colour and opacity of computed columns. Call it in {@code animate}. */
  static void rest(Mobject<?> columns) {
    columns.setFill(GREEN, DONE_OPACITY).setStroke(GREY_B, 1, 0.7);
  }

  /** Returns an unfilled parallelogram from {@code corner}. */
  static Polygon parallelogram(Vec corner, Vec along, Vec up) {
    return polygon(corner, corner.plus(along), corner.plus(along).plus(up), corner.plus(up));
  }

  /**
   * Returns an animation where a copy of {@code from} becomes {@code to}. The copy is transparent
   * at first, so that translucent objects do not look doubled.
   */
  static TransformInto emerge(Mobject<?> from, Mobject<?> to) {
    return replacementTransform(((Mobject<?>) from.copy()).setOpacity(0), to);
  }
}
