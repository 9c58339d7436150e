package zoetrope.mobject.coordinates;

import zoetrope.color.Theme;
import zoetrope.geometry.Directions;
import zoetrope.geometry.Vec;
import zoetrope.internal.mobject.CurrentFrame;
import zoetrope.mobject.Group;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.Placement;
import zoetrope.mobject.text.Tex;

/** Labels of axes and graphs. They are new objects, not children of the axes. */
public interface AxisLabels extends GraphTools {
  /** The largest angle of a graph, in radians, that counts as horizontal. */
  double MAX_LEVEL_ANGLE = 1e-6;

  /**
   * Creates a formula at the right end of the x axis, below the axis. In the Community theme, the
   * formula is above the axis.
   */
  default Tex xAxisLabel(String tex) {
    return xAxisLabel(new Tex(tex));
  }

  /** Creates a formula at the upper end of the y axis, to its right. */
  default Tex yAxisLabel(String tex) {
    return yAxisLabel(new Tex(tex));
  }

  /** Puts any label at the place where {@link #xAxisLabel(String)} puts a formula. */
  default <M extends Mobject<M>> M xAxisLabel(M label) {
    return Theme.isCommunity()
        ? LabelSpacing.community(label, xAxis(), Directions.UR)
        : axisLabel(label, xAxis(), Directions.RIGHT, Directions.DL);
  }

  /** Puts any label at the place where {@link #yAxisLabel(String)} puts a formula. */
  default <M extends Mobject<M>> M yAxisLabel(M label) {
    return Theme.isCommunity()
        ? LabelSpacing.community(label, yAxis(), Vec.of(1, 0.5))
        : axisLabel(label, yAxis(), Directions.UP, Directions.DR);
  }

  /** Creates a formula next to the {@code edge} of the x axis; see {@link #axisLabel}. */
  default Tex xAxisLabel(String tex, Vec edge, Vec direction, double buff) {
    return axisLabel(new Tex(tex), xAxis(), edge, direction, buff);
  }

  /** Creates a formula next to the {@code edge} of the y axis; see {@link #axisLabel}. */
  default Tex yAxisLabel(String tex, Vec edge, Vec direction, double buff) {
    return axisLabel(new Tex(tex), yAxis(), edge, direction, buff);
  }

  /** Creates the labels x and y, and z for three axes. */
  default Group<Tex> axisLabels() {
    return axisLabels("x", "y");
  }

  /** Creates formulas as labels of the x axis and the y axis. */
  default Group<Tex> axisLabels(String x, String y) {
    return new Group<>(xAxisLabel(x), yAxisLabel(y));
  }

  /**
   * Puts {@code label} in {@code direction} from the {@code edge} of an axis, 0.25 scene units
   * away. If the numbers at the other side of the axis bring it too close to the line, it moves to
   * 0.25 units from the line. If numbers of the axis are in the way, the label moves farther from
   * the axis, or to its other side if it would leave the frame.
   */
  default <M extends Mobject<M>> M axisLabel(M label, NumberLine axis, Vec edge, Vec direction) {
    label.nextTo(axis.corner(edge), direction);
    LabelSpacing.offLine(label, axis, direction);
    return LabelSpacing.clear(label, axis);
  }

  /**
   * Puts {@code label} exactly {@code buff} scene units in {@code direction} from the bounding box
   * of an axis, including ticks, tip and numbers.
   *
   * @param edge the side or corner of the axis, such as {@code RIGHT} for the end of the x axis
   */
  default <M extends Mobject<M>> M axisLabel(
      M label, NumberLine axis, Vec edge, Vec direction, double buff) {
    return label.nextTo(axis.corner(edge), direction, buff);
  }

  /**
   * Creates a formula next to a graph, in the colour of the graph. It avoids the graph if there is
   * room. It is at the last step of the x axis where the graph is within the axes, and graph and
   * label are within the frame. In the Community theme it is to the right of the end of the graph.
   */
  default Tex graphLabel(FunctionGraph graph, String tex) {
    return graphLabel(graph, new Tex(tex).setColor(graph.color()));
  }

  /** Puts {@code label} next to the graph, as {@link #graphLabel(FunctionGraph, String)} does. */
  default <M extends Mobject<M>> M graphLabel(FunctionGraph graph, M label) {
    if (Theme.isCommunity()) {
      return graphLabel(graph, label, GraphLabels.communityPlace(this, graph));
    }
    double maxX = CurrentFrame.xRadius() - label.width();
    double maxY = CurrentFrame.yRadius() - label.height();
    double[] values = xAxis().tickValues();
    double at = graph.range().max();
    for (int i = values.length - 1; i >= 0; i--) {
      Vec p = coordsToPoint(values[i], graph.valueAt(values[i]));
      boolean drawn = graph.range().contains(values[i]) && AxesClip.contains(this, p);
      if (drawn && Math.abs(p.x()) < maxX && Math.abs(p.y()) < maxY) {
        at = values[i];
        break;
      }
    }
    return graphLabel(graph, label, at);
  }

  /**
   * Puts {@code label} 0.25 scene units above the graph at {@code x}, or in the Community theme to
   * the right of this point. If it would overlap the graph, it moves to another side or farther
   * away.
   */
  default <M extends Mobject<M>> M graphLabel(FunctionGraph graph, M label, double x) {
    double angle = angleOfTangent(x, graph);
    Vec normal =
        Math.abs(angle) < MAX_LEVEL_ANGLE ? Directions.UP : Vec.polar(1, angle + Math.PI / 2);
    Vec upper = normal.y() < 0 ? normal.negate() : normal;
    return GraphLabels.beside(label, graph, i2gp(x, graph), Theme.choose(upper, Directions.RIGHT));
  }

  /**
   * Creates a formula in the colour of a graph, next to the graph at {@code x}; see {@link
   * #graphLabel(FunctionGraph, Mobject, double)}.
   */
  default Tex graphLabel(FunctionGraph graph, String tex, double x) {
    return graphLabel(graph, new Tex(tex).setColor(graph.color()), x);
  }

  /**
   * Creates a formula in the colour of a graph, in {@code direction} from its point at {@code x}.
   */
  default Tex graphLabel(FunctionGraph graph, String tex, double x, Vec direction) {
    return graphLabel(graph, new Tex(tex).setColor(graph.color()), x, direction);
  }

  /** Puts {@code label} in {@code direction} from the graph at {@code x}, 0.25 units away. */
  default <M extends Mobject<M>> M graphLabel(
      FunctionGraph graph, M label, double x, Vec direction) {
    return graphLabel(graph, label, x, direction, Placement.MED_SMALL_BUFF);
  }

  /** Puts {@code label} {@code buff} units in {@code direction} from the graph at {@code x}. */
  default <M extends Mobject<M>> M graphLabel(
      FunctionGraph graph, M label, double x, Vec direction, double buff) {
    return label.nextTo(i2gp(x, graph), direction, buff);
  }
}
