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

/** A sequence as a sheet of paper: a parallelogram, with a column for each of its vectors. */
final class Sheet extends Mobject<Sheet> {
  /** The columns in order; all of them together are the sheet. */
  final Group<Polygon> columns;

  /** The edge of the whole. */
  final Polygon edge;

  /** A green sheet with a corner at {@code corner} and edges {@code along} and {@code up}. */
  Sheet(Vec corner, Vec along, Vec up, int count) {
    List<Polygon> all = new ArrayList<>();
    Vec step = along.times(1.0 / count);
    for (int i = 0; i < count; i++) {
      all.add(parallelogram(corner.plus(step.times(i)), step, up).setStroke(GREY_B, 1, 0.7));
    }
    columns = group(all);
    columns.setFill(GREEN, DONE);
    edge = parallelogram(corner, along, up).setStroke(WHITE, 2);
    // Below the columns: these come to the front whenever they are animated.
    add(edge, columns);
  }

  /** The opacity of what is there, and of what is just in use. */
  static final double DONE = 0.3;

  static final double BUSY = 0.85;

  /** The same without its vectors: they are yet to be computed. */
  Sheet empty() {
    columns.setFillOpacity(0);
    columns.setStrokeOpacity(0.25);
    return this;
  }

  /** The columns in a colour of what is in use; for {@code animate}. */
  static void use(Mobject<?> columns, Color color) {
    columns.setFill(color, BUSY).setStroke(GREY_E, 1, 0.7);
  }

  /** The columns at rest; for {@code animate}. */
  static void rest(Mobject<?> columns) {
    columns.setFill(GREEN, DONE).setStroke(GREY_B, 1, 0.7);
  }

  /** A parallelogram from {@code corner}, unfilled. */
  static Polygon parallelogram(Vec corner, Vec along, Vec up) {
    return polygon(corner, corner.plus(along), corner.plus(along).plus(up), corner.plus(up));
  }

  /**
   * {@code to} comes out of the place of {@code from}, which stays: a copy grows opaque on its way,
   * so that what can be seen through is not seen twice.
   */
  static TransformInto emerge(Mobject<?> from, Mobject<?> to) {
    return replacementTransform(((Mobject<?>) from.copy()).setOpacity(0), to);
  }
}
