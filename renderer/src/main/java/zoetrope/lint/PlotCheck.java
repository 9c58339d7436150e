package zoetrope.lint;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import zoetrope.color.ColorVision;
import zoetrope.geometry.Path;
import zoetrope.geometry.Vec;
import zoetrope.internal.lint.objects.ObjectNames;
import zoetrope.internal.lint.outline.Box;
import zoetrope.internal.mobject.CoordinateLog;
import zoetrope.lint.report.FoundObject;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.Presence;
import zoetrope.mobject.VMobject;
import zoetrope.mobject.annotations.LabeledDot;
import zoetrope.mobject.coordinates.Axes;
import zoetrope.mobject.coordinates.FunctionGraph;
import zoetrope.mobject.coordinates.Legend;
import zoetrope.mobject.coordinates.LineGraph;
import zoetrope.mobject.coordinates.ParametricCurve;
import zoetrope.mobject.coordinates.Range;
import zoetrope.mobject.shapes.AnnotationDot;
import zoetrope.mobject.shapes.Dot;
import zoetrope.scene.Fault;
import zoetrope.scene.StageView;

/**
 * The faults of plots in a frame: curves and dots beyond their axes, and legends of similar
 * colours.
 */
final class PlotCheck {
  /** How far a curve may leave its axes, divided by their length. */
  private static final double MAX_BEYOND = 0.02;

  /** A curve belongs to axes if at least this share of its points is inside. */
  private static final double MIN_INSIDE = 0.3;

  private final ObjectNames names;

  /** The top-level mobjects with axes, curves or legends. */
  private List<Mobject<?>> roots = List.of();

  private final CoordinateLog coordinates;

  PlotCheck(ObjectNames names, CoordinateLog coordinates) {
    this.names = names;
    this.coordinates = coordinates;
  }

  /**
   * Finds the faults of a frame.
   *
   * @param begins whether it is the first frame of its play; only then, plots are looked for
   */
  List<FrameFault> of(StageView stage, boolean begins) {
    if (begins) {
      roots = stage.mobjects().stream().filter(PlotCheck::hasPlots).toList();
    }
    Map<Axes, Mobject<?>> axes = new LinkedHashMap<>();
    Map<VMobject<?>, Mobject<?>> curves = new LinkedHashMap<>();
    List<FrameFault> faults = new ArrayList<>();
    for (Mobject<?> root : roots) {
      Presence.visit(
          root,
          m -> {
            if (m instanceof Axes a) {
              axes.put(a, root);
            } else if (m instanceof FunctionGraph || m instanceof ParametricCurve) {
              curves.put((VMobject<?>) m, root);
            } else if (m instanceof LineGraph graph) {
              curves.put(graph.line(), root);
            } else if (m instanceof Legend legend) {
              checkColors(legend, faults);
            }
          });
    }
    if (!axes.isEmpty()) {
      curves.forEach((curve, root) -> checkCurve(curve, root, axes, faults));
    }
    if (!axes.isEmpty() && !coordinates.isEmpty()) {
      for (Mobject<?> root : stage.mobjects()) {
        Presence.visit(root, m -> checkDot(m, root, axes, faults));
      }
    }
    return faults;
  }

  /** Reports a dot at coordinates that the author asked for and that are beyond the axes. */
  private void checkDot(
      Mobject<?> m, Mobject<?> root, Map<Axes, Mobject<?>> axes, List<FrameFault> faults) {
    if (!(m instanceof Dot) && !(m instanceof LabeledDot) && !(m instanceof AnnotationDot)) {
      return;
    }
    for (Map.Entry<Axes, Mobject<?>> entry : axes.entrySet()) {
      Vec place = entry.getKey().p2c(m.center());
      if (!isIn(entry.getKey(), place) && coordinates.contains(entry.getKey(), place)) {
        faults.add(beyond(m, root, " lies beyond ", entry.getKey(), entry.getValue()));
      }
    }
  }

  private FrameFault beyond(
      Mobject<?> m, Mobject<?> root, String verb, Axes axes, Mobject<?> rootOfAxes) {
    String what = names.of(m, root) + verb + names.of(axes, rootOfAxes);
    List<FoundObject> objects =
        List.of(names.found(m, root, Box.EMPTY), names.found(axes, rootOfAxes, Box.EMPTY));
    return new FrameFault(Fault.BEYOND, objects, what, "", "");
  }

  private static boolean hasPlots(Mobject<?> m) {
    return m instanceof Axes
        || m instanceof Legend
        || m instanceof FunctionGraph
        || m instanceof ParametricCurve
        || m instanceof LineGraph
        || Presence.children(m).stream().anyMatch(PlotCheck::hasPlots);
  }

  private void checkCurve(
      VMobject<?> curve, Mobject<?> root, Map<Axes, Mobject<?>> axes, List<FrameFault> faults) {
    if (curve.strokeColor().alpha() == 0 || curve.strokeWidth() == 0) {
      return;
    }
    Path path = curve.path();
    Axes home = null;
    double most = MIN_INSIDE;
    for (Axes candidate : axes.keySet()) {
      double inside = inside(candidate, path);
      if (inside == 1) {
        return;
      }
      if (inside > most) {
        most = inside;
        home = candidate;
      }
    }
    if (home != null) {
      faults.add(beyond(curve, root, " leaves ", home, axes.get(home)));
    }
  }

  /** Returns which share of the anchors is inside the box of the axes, in [0, 1]. */
  private static double inside(Axes axes, Path path) {
    int all = 0;
    int inside = 0;
    for (int i = 0; i < path.pointCount(); i += 3) {
      Vec place = axes.p2c(path.point(i));
      all++;
      inside += isIn(axes, place) ? 1 : 0;
    }
    return all == 0 ? 0 : (double) inside / all;
  }

  private static boolean isIn(Axes axes, Vec place) {
    return isIn(axes.xAxis().range(), place.x()) && isIn(axes.yAxis().range(), place.y());
  }

  private static boolean isIn(Range range, double value) {
    double slack = MAX_BEYOND * range.length();
    return value >= range.min() - slack && value <= range.max() + slack;
  }

  private void checkColors(Legend legend, List<FrameFault> faults) {
    List<Mobject<?>> graphs = legend.graphs();
    for (int i = 0; i < graphs.size(); i++) {
      for (int j = i + 1; j < graphs.size(); j++) {
        Mobject<?> a = graphs.get(i);
        Mobject<?> b = graphs.get(j);
        if (ColorVision.areAlike(a.strokeColor(), b.strokeColor())) {
          String what =
              names.of(a)
                  + " and "
                  + names.of(b)
                  + " have nearly the same colour for viewers with red-green colour blindness";
          List<FoundObject> objects =
              List.of(names.found(a, a, Box.EMPTY), names.found(b, b, Box.EMPTY));
          faults.add(new FrameFault(Fault.COLORS, objects, what, "", ""));
        }
      }
    }
  }
}
