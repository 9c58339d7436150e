package zoetrope.tools.scaling;

import static zoetrope.Zoetrope.*;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import zoetrope.geometry.Vec;
import zoetrope.mobject.Group;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.VMobject;
import zoetrope.mobject.graph.Edge;
import zoetrope.mobject.graph.Layouts;
import zoetrope.mobject.shapes.Dot;

/** Objects with many parts: graphs, matrices, plots, traces, matching shapes. */
final class FamilyWorkloads {
  private FamilyWorkloads() {}

  static void addTo(List<Workload> all) {
    all.add(Workload.scene("graph of edges, in a circle", 625, FamilyWorkloads::edges));
    all.add(Workload.scene("graph of edges, by springs", 1500, FamilyWorkloads::springs));
    all.add(Workload.scene("edge(from, to), each of a graph", 250, FamilyWorkloads::edgesFound));
    all.add(Workload.scene("matrix of n cells", 1250, FamilyWorkloads::cells));
    all.add(Workload.scene("table of n cells", 1250, FamilyWorkloads::tableCells));
    all.add(Workload.scene("a line graph of points", 1250, FamilyWorkloads::lineGraph));
    all.add(Workload.scene("traced paths", 625, FamilyWorkloads::traces));
    all.add(Workload.scene("a traced path over frames", 125, FamilyWorkloads::longTrace));
    all.add(Workload.scene("polygon of corners", 1250, FamilyWorkloads::corners));
    all.add(
        Workload.scene("dotCloud", 12500, (s, n) -> s.show(dotCloud(FamilyWorkloads.spiral(n)))));
    all.add(Workload.scene("transformMatchingShapes", 125, FamilyWorkloads::shapes));
    all.add(Workload.scene("replacementTransform, one by one", 125, FamilyWorkloads::replaced));
    all.add(Workload.scene("alwaysRedraw of each", 500, FamilyWorkloads::redrawn));
    all.add(Workload.scene("surroundingRectangle of n", 2500, FamilyWorkloads::surrounded));
    all.add(Workload.scene("boolean union, one by one", 25, FamilyWorkloads::unions));
    all.add(Workload.scene("boolean union, at once", 100, FamilyWorkloads::unionAtOnce));
  }

  private static List<Vec> spiral(int n) {
    List<Vec> points = new ArrayList<>();
    for (int i = 0; i < n; i++) {
      double angle = 0.1 * i;
      points.add(at(3.0 * i / n * StrictMath.cos(angle), 3.0 * i / n * StrictMath.sin(angle)));
    }
    return points;
  }

  private static List<Edge<Integer>> edgesOf(int n, List<Integer> vertices) {
    int count = n / 5;
    for (int i = 0; i < count; i++) {
      vertices.add(i);
    }
    List<Edge<Integer>> edges = new ArrayList<>();
    for (int i = 0; i < n; i++) {
      edges.add(new Edge<>(i % count, (i + 1 + i / count) % count));
    }
    return edges;
  }

  private static void edges(OpenScene scene, int n) {
    List<Integer> vertices = new ArrayList<>();
    List<Edge<Integer>> edges = edgesOf(n, vertices);
    var graph = graph(vertices, edges).layout(Layouts.circular());
    scene.show(graph);
    scene.hold();
    scene.perform(animate(graph, g -> g.shift(UP)));
  }

  private static void springs(OpenScene scene, int n) {
    List<Integer> vertices = new ArrayList<>();
    List<Edge<Integer>> edges = edgesOf(n, vertices);
    scene.show(graph(vertices, edges).layout(Layouts.spring()));
  }

  private static void edgesFound(OpenScene scene, int n) {
    List<Integer> vertices = new ArrayList<>();
    List<Edge<Integer>> edges = edgesOf(n, vertices);
    var graph = graph(vertices, edges).layout(Layouts.circular());
    edges.forEach(edge -> graph.edge(edge.from(), edge.to()).setColor(BLUE));
    scene.show(graph);
  }

  private static void cells(OpenScene scene, int n) {
    scene.show(integerMatrix(new double[n / 25][25]));
    scene.hold();
  }

  private static void tableCells(OpenScene scene, int n) {
    List<List<String>> rows = new ArrayList<>();
    for (int i = 0; i < n / 25; i++) {
      rows.add(Collections.nCopies(25, "ab"));
    }
    scene.show(table(rows));
    scene.hold();
  }

  private static void lineGraph(OpenScene scene, int n) {
    var axes = axes();
    double[] xs = new double[n];
    double[] ys = new double[n];
    for (int i = 0; i < n; i++) {
      xs[i] = 10.0 * i / n - 5;
      ys[i] = i % 7 - 3;
    }
    scene.show(axes);
    scene.show(axes.plotLineGraph(xs, ys));
    scene.hold();
  }

  private static void traces(OpenScene scene, int n) {
    Group<Dot> dots = group(StageWorkloads.dots(n));
    scene.show(dots);
    for (Dot dot : dots) {
      scene.show(tracedPath(dot));
    }
    scene.perform(animate(dots, g -> g.shift(UP)));
  }

  private static void longTrace(OpenScene scene, int n) {
    Dot dot = dot();
    scene.show(dot);
    scene.show(tracedPath(dot));
    scene.perform(animate(dot, d -> d.shift(UP)).runTime(n / 4.0));
  }

  private static void corners(OpenScene scene, int n) {
    var polygon = polygon(spiral(n));
    scene.show(polygon);
    scene.perform(transform(polygon, polygon(spiral(n)).shift(UP)));
  }

  private static void shapes(OpenScene scene, int n) {
    List<Mobject<?>> from = new ArrayList<>();
    List<Mobject<?>> to = new ArrayList<>();
    for (int i = 0; i < n; i++) {
      from.add(polygon(ORIGIN, RIGHT, at(0.01 * i, 1)));
      to.add(polygon(ORIGIN, RIGHT, at(0.01 * (n - i), 1)).shift(RIGHT));
    }
    scene.perform(transformMatchingShapes(group(from), group(to)));
  }

  private static void replaced(OpenScene scene, int n) {
    List<Dot> dots = StageWorkloads.dots(n);
    scene.show(dots);
    for (Dot dot : dots) {
      scene.perform(replacementTransform(dot, square(0.1).moveTo(dot.center())));
    }
  }

  private static void redrawn(OpenScene scene, int n) {
    for (Dot dot : StageWorkloads.dots(n)) {
      scene.show(alwaysRedraw(() -> dot(dot.center())));
    }
    scene.hold();
  }

  private static void surrounded(OpenScene scene, int n) {
    scene.show(surroundingRectangle(group(StageWorkloads.dots(n))));
  }

  private static void unions(OpenScene scene, int n) {
    List<VMobject<?>> all = overlapping(n);
    var union = all.get(0);
    for (int i = 1; i < n; i++) {
      union = union(union, all.get(i));
    }
    scene.show(union);
  }

  private static void unionAtOnce(OpenScene scene, int n) {
    scene.show(union(overlapping(n).toArray(VMobject<?>[]::new)));
  }

  private static List<VMobject<?>> overlapping(int n) {
    List<VMobject<?>> all = new ArrayList<>();
    for (int i = 0; i < n; i++) {
      all.add(circle(0.3).shift(right(0.4 * i)));
    }
    return all;
  }
}
