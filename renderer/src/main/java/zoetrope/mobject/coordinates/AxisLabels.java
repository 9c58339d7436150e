package zoetrope.mobject.coordinates;

import zoetrope.color.Theme;
import zoetrope.geometry.Directions;
import zoetrope.geometry.Vec;
import zoetrope.internal.mobject.CurrentFrame;
import zoetrope.mobject.Group;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.Placement;
import zoetrope.mobject.text.Tex;

/** Names for axes and graphs. They are new objects, not children of the axes. */
public interface AxisLabels extends GraphTools {
  /** Graphs that rise less than this, in radians, have their labels straight above them. */
  double LEVEL = 1e-6;

  /**
   * A formula at the right end of the x axis, below it and ending with it; in the community's theme
   * above its end.
   */
  default Tex xAxisLabel(String tex) {
    return xAxisLabel(new Tex(tex));
  }

  /** A formula at the upper end of the y axis, to its right. */
  default Tex yAxisLabel(String tex) {
    return yAxisLabel(new Tex(tex));
  }

  /** Puts a label of any kind where {@link #xAxisLabel(String)} puts a formula. */
  default <M extends Mobject<M>> M xAxisLabel(M label) {
    return Theme.isCommunity()
        ? LabelSpacing.community(label, xAxis(), Directions.UR)
        : axisLabel(label, xAxis(), Directions.RIGHT, Directions.DL);
  }

  /** Puts a label of any kind where {@link #yAxisLabel(String)} puts a formula. */
  default <M extends Mobject<M>> M yAxisLabel(M label) {
    return Theme.isCommunity()
        ? LabelSpacing.community(label, yAxis(), Vec.of(1, 0.5))
        : axisLabel(label, yAxis(), Directions.UP, Directions.DR);
  }

  /** A formula beside the {@code edge} of the x axis; see {@link #axisLabel}. */
  default Tex xAxisLabel(String tex, Vec edge, Vec direction, double buff) {
    return axisLabel(new Tex(tex), xAxis(), edge, direction, buff);
  }

  /** A formula beside the {@code edge} of the y axis; see {@link #axisLabel}. */
  default Tex yAxisLabel(String tex, Vec edge, Vec direction, double buff) {
    return axisLabel(new Tex(tex), yAxis(), edge, direction, buff);
  }

  /** The labels x and y; of axes in space z, too. */
  default Group<Tex> axisLabels() {
    return axisLabels("x", "y");
  }

  /** Labels of the x axis and the y axis. */
  default Group<Tex> axisLabels(String x, String y) {
    return new Group<>(xAxisLabel(x), yAxisLabel(y));
  }

  /**
   * Puts {@code label} in {@code direction} from that edge of an axis, 0.25 units away; where
   * numbers of the axis stand there already, farther away from the axis, or on its other side when
   * the label would leave the frame.
   */
  default <M extends Mobject<M>> M axisLabel(M label, NumberLine axis, Vec edge, Vec direction) {
    label.nextTo(axis.corner(edge), direction);
    return LabelSpacing.clear(label, axis);
  }

  /**
   * Puts {@code label} exactly {@code buff} units in {@code direction} from the box of an axis with
   * its ticks, tip and numbers: beside the middle of a side ({@code RIGHT}: of the x axis its end)
   * or beside a corner.
   *
   * @param edge the side or corner of the axis
   */
  default <M extends Mobject<M>> M axisLabel(
      M label, NumberLine axis, Vec edge, Vec direction, double buff) {
    return label.nextTo(axis.corner(edge), direction, buff);
  }

  /**
   * A formula beside a graph, in its colour: at the last step of the x axis where the graph and the
   * label are within the scene's frame; in the community's theme to the right of its end. It does
   * not lie on the graph.
   */
  default Tex graphLabel(FunctionGraph graph, String tex) {
    return graphLabel(graph, new Tex(tex).setColor(graph.color()));
  }

  /**
   * Puts {@code label} beside the graph at the last step where both are within the frame; in the
   * community's theme to the right of its end.
   */
  default <M extends Mobject<M>> M graphLabel(FunctionGraph graph, M label) {
    if (Theme.isCommunity()) {
      return graphLabel(graph, label, GraphLabels.communityPlace(this, graph));
    }
    double maxX = CurrentFrame.xRadius() - label.width();
    double maxY = CurrentFrame.yRadius() - label.height();
    double[] values = xAxis().tickValues();
    double at = graph.range().max();
    for (int i = values.length - 1; i >= 0; i--) {
      Vec p = i2gp(values[i], graph);
      boolean drawn = graph.range().contains(values[i]) && p.isFinite();
      if (drawn && Math.abs(p.x()) < maxX && Math.abs(p.y()) < maxY) {
        at = values[i];
        break;
      }
    }
    return graphLabel(graph, label, at);
  }

  /**
   * Puts {@code label} beside the graph at {@code x}, on the upper side, 0.25 units away; in the
   * community's theme to its right. Where it would lie on the graph, it goes to another side or
   * farther away.
   */
  default <M extends Mobject<M>> M graphLabel(FunctionGraph graph, M label, double x) {
    double angle = angleOfTangent(x, graph);
    Vec normal = Math.abs(angle) < LEVEL ? Directions.UP : Vec.polar(1, angle + Math.PI / 2);
    Vec upper = normal.y() < 0 ? normal.negate() : normal;
    return GraphLabels.beside(label, graph, i2gp(x, graph), Theme.choose(upper, Directions.RIGHT));
  }

  /** A formula in the colour of a graph, beside its point at {@code x}; it does not lie on it. */
  default Tex graphLabel(FunctionGraph graph, String tex, double x) {
    return graphLabel(graph, new Tex(tex).setColor(graph.color()), x);
  }

  /** A formula in the colour of a graph, in {@code direction} from its point at {@code x}. */
  default Tex graphLabel(FunctionGraph graph, String tex, double x, Vec direction) {
    return graphLabel(graph, new Tex(tex).setColor(graph.color()), x, direction);
  }

  /** Puts {@code label} in {@code direction} from the point of a graph, 0.25 units away. */
  default <M extends Mobject<M>> M graphLabel(
      FunctionGraph graph, M label, double x, Vec direction) {
    return graphLabel(graph, label, x, direction, Placement.MED_SMALL_BUFF);
  }

  /** Puts {@code label} {@code buff} units in {@code direction} from the point of a graph. */
  default <M extends Mobject<M>> M graphLabel(
      FunctionGraph graph, M label, double x, Vec direction, double buff) {
    return label.nextTo(i2gp(x, graph), direction, buff);
  }
}
