package zoetrope.mobject.coordinates;

import zoetrope.color.Palette;
import zoetrope.geometry.Directions;
import zoetrope.geometry.Vec;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.TypedGroup;
import zoetrope.mobject.lines.Line;
import zoetrope.mobject.shapes.Triangle;
import zoetrope.mobject.text.Tex;

/** A line up to a graph, with a triangle below its foot and an optional label below that. */
public final class TLabel extends TypedGroup<Mobject<?>, TLabel> {
  private static final double TRIANGLE_SIZE = 0.25;

  private final Line line;
  private final Triangle triangle;

  TLabel(Vec foot, Vec top) {
    triangle = new Triangle().setFill(Palette.WHITE, 1).setStrokeWidth(0).setHeight(TRIANGLE_SIZE);
    triangle.moveTo(foot, Directions.UP);
    line = new Line(foot, top).setStroke(Palette.YELLOW);
    add(triangle, line);
  }

  /** Adds a formula below the triangle. */
  public TLabel label(String tex) {
    return label(new Tex(tex));
  }

  /** Adds an object below the triangle. */
  public TLabel label(Mobject<?> label) {
    label.nextTo(triangle, Directions.DOWN);
    return add(label);
  }

  /** Returns the line to the graph. */
  public Line line() {
    return line;
  }

  /** Returns the triangle that points at the foot of the line. */
  public Triangle triangle() {
    return triangle;
  }
}
