package zoetrope.tools.control;

import static zoetrope.Zoetrope.*;

import zoetrope.mobject.lines.Line;

/** Boolean operations, braces, and groups of animations that remove their objects. */
final class ShapeControls {
  private ShapeControls() {}

  static void add(ControlTable table) {
    booleans(table);
    braces(table);
    composition(table);
  }

  private static void booleans(ControlTable table) {
    table.still(
        "boolean_ops/difference",
        s -> {
          var square = square();
          var circle = circle().moveTo(at(0.2, 0.3));
          s.show(square, circle, difference(square, circle).nextTo(circle, RIGHT));
        });
    table.still(
        "boolean_ops/exclusion",
        s -> {
          var square = square();
          var circle = circle().moveTo(at(0.3, 0.2));
          s.show(square, circle, exclusion(square, circle).nextTo(square, RIGHT));
        });
    table.still(
        "boolean_ops/intersection",
        s -> {
          var square = square();
          var circle = circle().moveTo(at(0.3, 0.3));
          s.show(square, circle, intersection(square, circle).nextTo(circle, RIGHT));
        });
    table.still(
        "boolean_ops/intersection_3_mobjects",
        s -> {
          var square = square();
          var circle = circle().moveTo(at(0.2, 0.2));
          var triangle = triangle();
          var common = intersection(square, circle, triangle).setStroke(BLUE).setFill(BLUE, 0.5);
          s.show(square, circle, triangle, common);
        });
    table.still(
        "boolean_ops/union",
        s -> {
          var square = square();
          var circle = circle().moveTo(at(0.2, 0.2));
          var rectangle = rectangle();
          var whole = union(square, rectangle, circle).nextTo(circle, RIGHT);
          s.show(square, circle, rectangle, whole);
        });
  }

  private static void braces(ControlTable table) {
    table.still(
        "brace/brace_sharpness",
        s -> {
          double[] sharpness = {0, 0.25, 0.5, 0.75, 1, 2, 3, 5};
          for (int i = 0; i < sharpness.length; i++) {
            double y = 4 - i;
            s.show(brace(line(at(-3, y), at(3, y))).sharpness(sharpness[i]));
          }
        });
    table.still(
        "brace/braceTip",
        s -> {
          Line side = line(at(-3, -1), at(-3, 1));
          for (int i = 0; i < 8; i++) {
            Line turned = side.copy().rotate(i * PI / 4, OUT, ORIGIN);
            var brace = brace(turned, left(1).rotate(i * PI / 4));
            var dot = dot();
            brace.putAtTip(dot);
            s.show(brace, dot);
          }
        });
    table.still("brace/arcBrace", s -> s.show(braceAround(arc(-1, 2))));
  }

  private static void composition(ControlTable table) {
    table
        .still(
            "composition/animationgroup_is_passing_remover_to_animations",
            s -> {
              var drawn = create(square());
              var written = write(circle());
              s.perform(animationGroup(drawn, written).remover(true));
              s.rest(0.1);
            })
        .endsBlack();
    table
        .still(
            "composition/animationgroup_is_passing_remover_to_nested_animationgroups",
            s -> {
              var square = create(square());
              var pentagon = create(regularPolygon(5).setStroke(BLUE));
              var written = write(circle());
              s.perform(animationGroup(animationGroup(square, pentagon), written).remover(true));
              s.rest(0.1);
            })
        .endsBlack();
  }
}
