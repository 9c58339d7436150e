package zoetrope.mobject.coordinates;

import zoetrope.geometry.Directions;
import zoetrope.geometry.Vec;
import zoetrope.internal.mobject.CurrentFrame;
import zoetrope.mobject.Group;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.text.Tex;

/** Names for axes and graphs. They are new objects, not children of the axes. */
public interface AxisLabels extends GraphTools {
  /** Graphs that rise less than this, in radians, have their labels straight above them. */
  double LEVEL = 1e-6;

  /** A formula at the right end of the x axis, below it and ending with it. */
  default Tex xAxisLabel(String tex) {
    return axisLabel(new Tex(tex), xAxis(), Directions.RIGHT, Directions.DL);
  }

  /** A formula at the upper end of the y axis, to its right. */
  default Tex yAxisLabel(String tex) {
    return axisLabel(new Tex(tex), yAxis(), Directions.UP, Directions.DR);
  }

  /** The labels x and y. */
  default Group<Tex> axisLabels() {
    return axisLabels("x", "y");
  }

  /** Both labels. */
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
   * A formula beside a graph, in its colour: at the last step of the x axis where the graph and the
   * label are within the scene's frame.
   */
  default Tex graphLabel(FunctionGraph graph, String tex) {
    return graphLabel(graph, new Tex(tex).setColor(graph.color()));
  }

  /** Puts {@code label} beside the graph at the last step where both are within the frame. */
  default <M extends Mobject<M>> M graphLabel(FunctionGraph graph, M label) {
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

  /** Puts {@code label} beside the graph at {@code x}, on the upper side, 0.25 units away. */
  default <M extends Mobject<M>> M graphLabel(FunctionGraph graph, M label, double x) {
    double angle = angleOfTangent(x, graph);
    Vec normal = Math.abs(angle) < LEVEL ? Directions.UP : Vec.polar(1, angle + Math.PI / 2);
    return label.nextTo(i2gp(x, graph), normal.y() < 0 ? normal.negate() : normal);
  }
}
