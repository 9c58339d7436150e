package zoetrope.tools.control;

import static zoetrope.Zoetrope.*;

import java.util.List;
import zoetrope.geometry.Vec;
import zoetrope.mobject.lines.TipShape;

/** Arrows, and lines with labels. */
final class LineControls {
  private LineControls() {}

  static void add(ControlTable table) {
    arrows(table);
    tips(table);
    labels(table);
  }

  private static void arrows(ControlTable table) {
    table.still(
        "geometry/AngledArrowTip",
        s -> {
          s.eye().setFieldOfView(0.001);
          s.show(arrow(ORIGIN, at(1, 1, 1)));
        });
    table.still("geometry/DoubleArrow", s -> s.show(doubleArrow()));
    table.still("geometry/Vector", s -> s.show(arrow(ORIGIN, UP).buff(0)));
    table.still("geometry/CurvedArrow", s -> s.show(curvedArrow(at(1, 1), at(2, 2))));
  }

  private static void tips(ControlTable table) {
    table
        .still(
            "geometry/CurvedArrowCustomTip",
            s -> {
              var single = curvedArrow(LEFT, RIGHT).tipShape(TipShape.CIRCLE);
              var both = curvedDoubleArrow(LEFT, RIGHT);
              both.tipShape(TipShape.DIAMOND_FILLED).startTipShape(TipShape.CIRCLE);
              s.show(single, both);
            })
        .because(
            "in Manim, adding the second tip scales and turns the arc together with the first tip");
    table.still(
        "geometry/CustomDoubleArrow",
        s -> {
          var arrow = doubleArrow(at(-1, -1), at(1, 1));
          arrow.tipShape(TipShape.DIAMOND_FILLED).startTipShape(TipShape.CIRCLE);
          s.show(arrow);
        });
  }

  private static void labels(ControlTable table) {
    table.still(
        "geometry/LabeledArrow",
        s -> {
          var half = label(tex("0.5").fontSize(15));
          s.show(labeledArrow(tippedArrow(at(-3, 0), at(3, 2)), half));
        });
    table.still(
        "geometry/LabeledLine",
        s -> {
          var half = label(tex("0.5").fontSize(20));
          s.show(labeledLine(line(at(-1, -1), at(1, 1)), half).labelAt(0.8));
        });
    table.still(
        "geometry/LabeledPolygram",
        s -> {
          List<List<Vec>> squares =
              List.of(squareBetween(-2.5, 2.5), squareBetween(-1, 0.5), squareBetween(1, 2));
          var polygram = labeledPolygram(squares, label(tex("C")));
          polygram.polygram().setStroke(BLUE);
          s.show(polygram);
        });
  }

  private static List<Vec> squareBetween(double low, double high) {
    return List.of(at(low, low), at(low, high), at(high, high), at(high, low));
  }
}
