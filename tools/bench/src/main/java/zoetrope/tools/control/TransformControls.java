package zoetrope.tools.control;

import static zoetrope.Zoetrope.*;

import zoetrope.animation.transform.TransformInto;
import zoetrope.mobject.Group;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.shapes.Circle;
import zoetrope.mobject.shapes.Dot;
import zoetrope.mobject.shapes.Square;

/** Transforms from state to state and from object to object. */
final class TransformControls {
  private TransformControls() {}

  static void add(ControlTable table) {
    addChanges(table);
    addMaps(table);
    addObjects(table);
    addArcs(table);
    addFades(table);
    addStates(table);
  }

  private static void addChanges(ControlTable table) {
    table.film(
        "transform/AnimationBuilder",
        s -> s.perform(animate(square(), m -> m.shift(RIGHT).rotate(PI / 4))));
    table.still(
        "transform/ApplyFunction",
        s -> {
          Square square = square();
          s.perform(
              animate(
                  square,
                  m ->
                      m.scale(2)
                          .moveTo(at(427.0 / 60 - 1.5 - 1, 1.5))
                          .rotate(PI / 4)
                          .setColor(RED)));
        });
    table.film("transform/FadeToColort", s -> s.perform(fadeToColor(square(), RED)));
    table.film("transform/ScaleInPlace", s -> s.perform(scaleInPlace(square(), 0.1)));
    table.film("transform/ShrinkToCenter", s -> s.perform(shrinkToCenter(square()))).endsBlack();
    table.film(
        "transform/FullRotation",
        s -> {
          Group<Square> row = group(square(), square(), square(), square()).arrange();
          s.perform(
              rotate(row.get(0), -2 * TAU),
              rotate(row.get(1), -TAU),
              rotate(row.get(2), TAU),
              rotate(row.get(3), 2 * TAU));
        });
  }

  private static void addMaps(ControlTable table) {
    table.film(
        "transform/ApplyComplexFunction",
        s -> s.perform(applyComplexFunction(square(), z -> z.plus(complex(0, 2)))));
    table
        .film(
            "transform/ApplyMatrix",
            s -> s.perform(applyMatrix(square(), new double[][] {{1, 0.5}, {1, 0}}, at(-10, 5))))
        .endsBlack();
    table
        .film(
            "transform/ApplyPointwiseFunction",
            s -> s.perform(applyPointwiseFunction(square(), p -> UR)))
        .endsBlack();
  }

  private static void addObjects(ControlTable table) {
    table.film("transform/Transform", s -> s.perform(transform(square(), circle())));
    table.film(
        "transform/TransformFromCopy", s -> s.perform(transformFromCopy(square(), circle())));
    table.film("transform/ReplacementTransform", TransformControls::replacement);
    table.film(
        "transform/CyclicReplace",
        s -> {
          Square square = square();
          Circle circle = circle().shift(up(3));
          s.show(square, circle);
          s.perform(cyclicReplace(square, circle));
        });
    table.still(
        "transform/MatchPointsScene",
        s -> s.show(shape(square().path()).setStroke(RED, 4).setFill(RED, 0.8)));
  }

  private static void replacement(ControlScene s) {
    Square yellow = filled(YELLOW).shift(up(0.75));
    Square green = filled(GREEN).shift(left(0.75));
    Square blue = filled(BLUE).shift(right(0.75));
    Square orange = filled(ORANGE).shift(down(0.75));
    s.show(yellow, green, blue, orange);
    Circle disc = circle().setFill(PURPLE, 1).moveTo(green);
    s.perform(replacementTransform(green, disc));
    s.hold();
  }

  private static Square filled(zoetrope.color.Color color) {
    return square().setFill(color, 1);
  }

  private static void addArcs(ControlTable table) {
    table.film(
        "transform/ClockwiseTransform", s -> s.perform(clockwiseTransform(square(), circle())));
    table.film(
        "transform/CounterclockwiseTransform",
        s -> s.perform(counterclockwiseTransform(square(), circle())));
    table.film("transform/TransformWithPathFunc", s -> s.perform(dots().pathArc(-PI)));
    table.film("transform/TransformWithConflictingPaths", s -> s.perform(dots().pathArc(-PI)));
    table.film(
        "transform/TransformWithPathArcCenters", s -> s.perform(dots().pathArcAbout(ORIGIN, TAU)));
  }

  private static TransformInto dots() {
    Group<Dot> before = group(dot(at(-1, 0)).setColor(BLUE), dot(at(3, 0)).setColor(RED));
    Group<Dot> after = group(dot(at(-1, -2)).setColor(BLUE), dot(at(0, 2)).setColor(RED));
    return transform(before, after);
  }

  private static void addFades(ControlTable table) {
    table.film("transform/FadeInAndOut", TransformControls::fadeInAndOut);
    table.film(
        "transform/FadeTransform",
        s -> {
          Square square = Community.filled(square(), WHITE).shift(left(3));
          Circle circle = Community.filled(circle(), ORANGE).shift(right(3));
          s.perform(fadeTransform(square, circle));
          s.show(circle.copy());
        });
    table.film(
        "transform/FadeTransformPieces",
        s -> {
          Mobject<?> from = group(square().shift(left(3)), circle().shift(at(-4, 1)));
          Mobject<?> to = group(circle().shift(right(3)), triangle().shift(at(4, -1)));
          s.perform(fadeTransformPieces(from, to));
          s.show((Mobject<?>) to.copy());
        });
    table
        .film(
            "transform/FadeTransform_TargetIsEmpty_FadesOutInPlace",
            s -> {
              Square square = Community.filled(square(), WHITE).shift(left(3));
              s.perform(fadeTransform(square, group()));
            })
        .endsBlack();
  }

  private static void fadeInAndOut(ControlScene s) {
    Square standing = square().setStroke(BLUE);
    Square upper = square().setStroke(BLUE).shift(up(2));
    s.show(standing);
    s.perform(fadeIn(upper));
    standing.become(square().setStroke(RED).rotate(PI / 4));
    s.show(standing);
    s.perform(fadeOut(upper));
  }

  private static void addStates(ControlTable table) {
    table.film(
        "transform/MoveToTarget",
        s -> {
          Square square = square();
          square.generateTarget().shift(up(3));
          s.perform(moveToTarget(square));
        });
    table.film(
        "transform/Restore",
        s -> {
          Square square = square();
          s.perform(transform(square, circle()));
          square.saveState();
          s.perform(animate(square, m -> m.shift(UP)));
          s.perform(restore(square));
        });
  }
}
