package zoetrope.internal.svg.shape;

import java.util.ArrayList;
import java.util.List;
import zoetrope.geometry.Vec;

/**
 * The vertices of a shape, where markers are drawn, with the directions of the segments that end
 * and begin at each vertex.
 */
public final class SvgVertices {
  private final List<Vertex> all = new ArrayList<>();
  private Vertex first;

  /** A vertex. A direction is null if no segment of nonzero length begins or ends here. */
  public static final class Vertex {
    private final Vec at;
    private Vec in;
    private Vec out;

    private Vertex(Vec at) {
      this.at = at;
    }

    public Vec at() {
      return at;
    }

    /** Returns the angle of the bisector of both directions, in radians. */
    public double angle() {
      Vec a = in == null ? out : in;
      Vec b = out == null ? in : out;
      if (a == null) {
        return 0;
      }
      Vec sum = a.plus(b);
      return sum.length() < 1e-9 ? StrokePiece.normal(a).angle() : sum.angle();
    }
  }

  public List<Vertex> all() {
    return all;
  }

  void move(Vec to) {
    first = new Vertex(to);
    all.add(first);
  }

  /** Begins a subpath at the point where the last one was closed. */
  void reopen() {
    first = all.get(all.size() - 1);
  }

  /** Adds a segment that leaves towards {@code h1} and arrives from {@code h2}. */
  void segment(Vec h1, Vec h2, Vec to) {
    if (all.isEmpty()) {
      return;
    }
    Vertex last = all.get(all.size() - 1);
    last.out = direction(last.at, h1, h2, to);
    Vertex next = new Vertex(to);
    next.in = direction(h2.equals(to) ? h1.equals(to) ? last.at : h1 : h2, to, to, to);
    all.add(next);
  }

  void line(Vec to) {
    segment(to, all.isEmpty() ? to : all.get(all.size() - 1).at, to);
  }

  /** Closes the subpath, which adds a vertex at its start. */
  void close() {
    if (first == null) {
      return;
    }
    Vertex start = first;
    Vertex last = all.get(all.size() - 1);
    boolean there = last.at.equals(start.at);
    line(start.at);
    Vertex end = all.get(all.size() - 1);
    end.in = there ? last.in : end.in;
    end.out = start.out;
    last.out = there ? start.out : last.out;
    start.in = end.in;
  }

  private static Vec direction(Vec from, Vec h1, Vec h2, Vec to) {
    for (Vec towards : List.of(h1, h2, to)) {
      if (!towards.equals(from)) {
        return towards.minus(from).normalized();
      }
    }
    return null;
  }
}
