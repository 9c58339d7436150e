package zoetrope.tools.control;

import static zoetrope.Zoetrope.*;

import java.util.List;
import zoetrope.color.Color;
import zoetrope.mobject.coordinates.NumberPlane;
import zoetrope.mobject.lines.Arrow;
import zoetrope.mobject.lines.Line;
import zoetrope.mobject.matrix.Matrix;
import zoetrope.mobject.text.Tex;

/** Vectors in the plane. */
final class VectorControls {
  private VectorControls() {}

  static void add(ControlTable table) {
    table.film("vector_scene/vector_to_coords", VectorControls::coordinates);
  }

  private static void coordinates(ControlScene s) {
    NumberPlane plane = numberPlane();
    plane.addCoordinateLabels();
    s.show(plane);
    Arrow vector = vectorTo(-3, -2, YELLOW);
    s.perform(growFromPoint(vector, ORIGIN));
    s.show(vectorTo(1, 0, GREEN), vectorTo(0, 1, RED));
    Line x = line(ORIGIN, left(3)).setColor(GREEN);
    Line y = line(left(3), at(-3, -2)).setColor(RED);
    Tex first = number("-3", GREEN).nextTo(x, UP);
    Tex second = number("-2", RED).nextTo(y, LEFT);
    s.perform(showCreation(x), write(first));
    s.perform(showCreation(y), write(second));
    s.hold();
    Matrix<Tex> matrix = columnOf("-3", "-2").scale(0.8).nextTo(at(-3, -2), LEFT);
    s.perform(
        transform(first, matrix.get(0, 0)),
        transform(second, matrix.get(1, 0)),
        write(matrix.brackets()));
    s.hold();
    s.hide(x, y, first, second, matrix.brackets());
    s.hold();
  }

  private static Arrow vectorTo(double x, double y, Color color) {
    return arrow(ORIGIN, at(x, y)).buff(0).setColor(color);
  }

  private static Tex number(String latex, Color color) {
    return tex(latex).scale(0.8).setColor(color);
  }

  private static Matrix<Tex> columnOf(String first, String second) {
    List<List<Tex>> rows = List.of(List.of(tex(first)), List.of(tex(second)));
    return matrix(rows);
  }
}
