package zoetrope.mobject.graph;

import java.util.List;
import zoetrope.geometry.Directions;
import zoetrope.geometry.Vec;
import zoetrope.internal.mobject.SideLabels;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.lines.AbstractLine;
import zoetrope.mobject.shapes.AbstractCircle;

/**
 * The place of an edge between two vertices.
 *
 * @param from the vertex at the start
 * @param to the vertex at the end
 * @param bend the angle of the arc in radians; 0 for a straight line
 * @param atBorder whether the edge ends at the border of the vertices instead of in their centre
 * @param neighbours the vertices that a loop turns away from
 */
record EdgePlace(
    Vertex<?> from,
    Vertex<?> to,
    double bend,
    boolean atBorder,
    List<? extends Vertex<?>> neighbours) {
  private static final double MIN_MOVE = 1e-9;

  /** The difference of the bends of two edges between the same vertices, in radians. */
  private static final double BEND_STEP = 0.7;

  /** Half the angle between the ends of a loop, seen from the vertex, in radians. */
  private static final double HALF_OPENING = Math.PI / 6;

  private static final double MIN_LOOP_RADIUS = 0.3;

  /** The angle between two loops of a vertex, divided by the difference of their bends. */
  private static final double LOOP_TURN = 1.8;

  /** Returns the bend of an edge: 0 unless there are several edges between its vertices. */
  static <V> double bend(Network<V> network, int index) {
    Edge<V> edge = network.edges().get(index);
    int count = 0;
    int position = 0;
    for (int i = 0; i < network.edges().size(); i++) {
      if (network.edges().get(i).joins(edge.from(), edge.to())) {
        position = i == index ? count : position;
        count++;
      }
    }
    double bend = (position - (count - 1) / 2.0) * BEND_STEP;
    boolean backwards = network.indexOf(edge.from()) > network.indexOf(edge.to());
    return backwards ? -bend : bend;
  }

  /** Redraws a line between the vertices, unless its ends are there already. */
  void follow(AbstractLine<?> line) {
    Vec way = to.center().minus(from.center()).normalized();
    boolean isLoop = from == to;
    Vec out = isLoop ? outwards() : way;
    Vec start = end(from, isLoop ? turned(out, -HALF_OPENING) : turned(way, -bend / 2), isLoop);
    Vec end = end(to, isLoop ? turned(out, HALF_OPENING) : turned(way, bend / 2).negate(), isLoop);
    if (line.hasPoints()
        && line.start().distance(start) <= MIN_MOVE
        && line.end().distance(end) <= MIN_MOVE) {
      return;
    }
    double arc = isLoop ? loop(start.distance(end)) : bend;
    if (line.pathArc() != arc) {
      line.pathArc(arc);
    }
    line.setEnds(start, end);
  }

  /** Returns the angle of the arc of a loop between ends that are {@code chord} apart. */
  private double loop(double chord) {
    double radius = Math.max(MIN_LOOP_RADIUS, 0.7 * chord);
    return 2 * (Math.PI - StrictMath.asin(Math.min(1, chord / (2 * radius))));
  }

  /**
   * Returns the direction of a loop: away from the neighbours, or up if there are none. Several
   * loops have different directions.
   */
  private Vec outwards() {
    Vec sum = Vec.ZERO;
    for (Vertex<?> other : neighbours) {
      sum = sum.plus(other.center().minus(from.center()).normalized());
    }
    Vec out = sum.length() < 1e-6 ? Directions.UP : sum.normalized().negate();
    return turned(out, bend * LOOP_TURN);
  }

  private static Vec turned(Vec v, double angle) {
    return angle == 0 ? v : v.rotate(angle);
  }

  private Vec end(Vertex<?> vertex, Vec way, boolean isLoop) {
    if (!atBorder && !isLoop) {
      return vertex.center();
    }
    return vertex.look() instanceof AbstractCircle<?> round
        ? round.center().plus(way.times(round.width() / 2))
        : vertex.boundaryPoint(way);
  }

  /**
   * Moves a label next to the middle of the edge, on the side that the edge bends to.
   *
   * @param gap the distance between the border of the edge and the label, in scene units
   */
  void label(Mobject<?> label, AbstractLine<?> line, double gap) {
    Vec way = to.center().minus(from.center()).normalized();
    Vec middle = line.pointAt(0.5);
    Vec side = from == to ? outwards() : Vec.of(-way.y(), way.x()).times(bend > 0 ? -1 : 1);
    boolean down = side.y() < -1e-9 || Math.abs(side.y()) <= 1e-9 && side.x() < 0;
    if (from != to && bend == 0 && down) {
      side = side.negate();
    }
    Vec offset = SideLabels.offset(side, label.width(), label.height(), line.strokeWidth(), gap);
    label.moveTo(middle.plus(offset));
  }
}
