package zoetrope.tools.control;

import static zoetrope.Zoetrope.*;
import static zoetrope.tools.control.Community.SMOOTHLY;

import java.util.List;
import zoetrope.color.Color;
import zoetrope.mobject.coordinates.NumberPlane;
import zoetrope.mobject.lines.Line;
import zoetrope.mobject.lines.TippedArrow;
import zoetrope.mobject.matrix.Matrix;
import zoetrope.mobject.matrix.MatrixLayout;
import zoetrope.mobject.text.Tex;

/** Vectors in the plane. */
final class VectorControls {
  private VectorControls() {}

  static void add(ControlTable table) {
    table.film("vector_scene/vector_to_coords", VectorControls::coordinates);
  }

  private static void coordinates(ControlScene s) {
    NumberPlane plane = NumberPlane.community();
    plane.addCoordinateLabels().setFillBorder(0);
    s.add(plane);
    TippedArrow vector = vectorTo(-3, -2, YELLOW);
    s.play(SMOOTHLY, growFromPoint(vector, ORIGIN));
    s.add(vectorTo(1, 0, GREEN), vectorTo(0, 1, RED));
    Line x = line(ORIGIN, left(3)).setColor(GREEN);
    Line y = line(left(3), at(-3, -2)).setColor(RED);
    Tex first = number("-3", GREEN).nextTo(x, UP);
    Tex second = number("-2", RED).nextTo(y, LEFT);
    s.play(showCreation(x).rate(Community.SMOOTH), write(first));
    s.play(showCreation(y).rate(Community.SMOOTH), write(second));
    s.hold();
    Matrix<Tex> matrix = columnOf("-3", "-2").scale(0.8).nextTo(at(-3, -2), LEFT);
    s.play(
        transform(first, matrix.get(0, 0)).rate(Community.SMOOTH),
        transform(second, matrix.get(1, 0)).rate(Community.SMOOTH),
        write(matrix.brackets()));
    s.hold();
    s.remove(x, y, first, second, matrix.brackets());
    s.hold();
  }

  private static TippedArrow vectorTo(double x, double y, Color color) {
    return tippedArrow(ORIGIN, at(x, y)).buff(0).setColor(color);
  }

  private static Tex number(String latex, Color color) {
    return Community.formula(latex).scale(0.8).setColor(color);
  }

  private static Matrix<Tex> columnOf(String first, String second) {
    List<List<Tex>> rows =
        List.of(List.of(Community.formula(first)), List.of(Community.formula(second)));
    return matrix(rows, MatrixLayout.COMMUNITY);
  }
}
