package zoetrope.tools.control;

import static zoetrope.Zoetrope.*;

import zoetrope.color.Color;
import zoetrope.frame.Stroke.Cap;
import zoetrope.frame.Stroke.Join;

/** Styles, and objects that take the style of others. */
final class MobjectControls {
  private MobjectControls() {}

  static void add(ControlTable table) {
    // A disc with the area of the 2 x 2 pixels of a point in Manim.
    double radius = 2 / 60.0 / Math.sqrt(PI);
    table
        .still("mobjects/PointCloudDot", s -> s.show(pointCloudDot().setRadius(radius)))
        .because("Zoetrope draws points as discs, Manim as blocks of 2 x 2 whole pixels");
    becoming(table);
    styles(table);
  }

  private static void becoming(ControlTable table) {
    table.still(
        "mobjects/become",
        s -> {
          var model = rectangle(2, 1).setStroke(RED).shift(UP);
          var dot = dot();
          var wide = dot.copy().become(disc(BLUE)).matchWidth(model);
          var high = dot.copy().become(disc(GREEN)).matchHeight(model).moveTo(model);
          var both = dot.copy().become(disc(PURE_YELLOW)).stretchToWidth(model.width());
          s.show(model, dot, wide, high, both.stretchToHeight(model.height()));
        });
    table.still(
        "mobjects/become_no_color_linking",
        s -> {
          var first = circle();
          var second = square().become(first).shift(RIGHT);
          s.show(first, second.setStroke(PURE_YELLOW));
        });
  }

  private static zoetrope.mobject.shapes.Circle disc(Color color) {
    return circle().setFill(color, 0.25).setStrokeWidth(0);
  }

  private static void styles(ControlTable table) {
    table.still(
        "mobjects/match_style",
        s -> {
          var square = square().setFillGradient(at(-1, 1), RED, GREEN).setFillOpacity(1);
          var circle = circle().matchStyle(square);
          s.show(group(square, circle).arrange(RIGHT, 0.25));
        });
    table.still(
        "mobjects/vmobject_cap_styles",
        s -> {
          var arcs = arc().setStroke(GREEN).setStrokeWidth(20).replicate(4);
          arcs.get(1).setCap(Cap.ROUND);
          arcs.get(2).setCap(Cap.BUTT);
          arcs.get(3).setCap(Cap.SQUARE);
          s.show(arcs.arrange(RIGHT, 1));
        });
    table.still(
        "mobjects/vmobject_joint_types",
        s -> {
          var corner = polyline(at(-1, -0.5), at(1, -0.5), at(-1, 0.5));
          var corners = corner.setStroke(GREEN).setStrokeWidth(20).replicate(4);
          corners.get(1).setJoin(Join.ROUND);
          corners.get(2).setJoin(Join.BEVEL);
          corners.get(3).setJoin(Join.MITER);
          s.show(corners.arrange(RIGHT, 1));
        });
  }
}
