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
        s -> s.play(animate(square(), m -> m.shift(RIGHT).rotate(PI / 4))));
    table.still(
        "transform/ApplyFunction",
        s -> {
          Square square = square();
          s.play(
              animate(
                  square,
                  m ->
                      m.scale(2)
                          .moveTo(at(427.0 / 60 - 1.5 - 1, 1.5))
                          .rotate(PI / 4)
                          .setColor(RED)));
        });
    table.film("transform/FadeToColort", s -> s.play(fadeToColor(square(), RED)));
    table.film("transform/ScaleInPlace", s -> s.play(scaleInPlace(square(), 0.1)));
    table.film("transform/ShrinkToCenter", s -> s.play(shrinkToCenter(square()))).endsBlack();
    table.film(
        "transform/FullRotation",
        s -> {
          Group<Square> row = group(square(), square(), square(), square()).arrange();
          s.play(
              rotate(row.get(0), -2 * TAU),
              rotate(row.get(1), -TAU),
              rotate(row.get(2), TAU),
              rotate(row.get(3), 2 * TAU));
        });
  }

  private static void addMaps(ControlTable table) {
    table.film(
        "transform/ApplyComplexFunction",
        s -> s.play(applyComplexFunction(square(), z -> z.plus(complex(0, 2)))));
    table
        .film(
            "transform/ApplyMatrix",
            s -> s.play(applyMatrix(square(), new double[][] {{1, 0.5}, {1, 0}}, at(-10, 5))))
        .endsBlack();
    table
        .film(
            "transform/ApplyPointwiseFunction",
            s -> s.play(applyPointwiseFunction(square(), p -> UR)))
        .endsBlack();
  }

  private static void addObjects(ControlTable table) {
    table.film("transform/Transform", s -> s.play(transform(square(), circle())));
    table.film("transform/TransformFromCopy", s -> s.play(transformFromCopy(square(), circle())));
    table.film("transform/ReplacementTransform", TransformControls::replacement);
    table.film(
        "transform/CyclicReplace",
        s -> {
          Square square = square();
          Circle circle = circle().shift(up(3));
          s.add(square, circle);
          s.play(cyclicReplace(square, circle));
        });
    table.still(
        "transform/MatchPointsScene",
        s -> s.add(shape(square().path()).setStroke(RED, 4).setFill(RED, 0.8)));
  }

  private static void replacement(ControlScene s) {
    Square yellow = filled(YELLOW).shift(up(0.75));
    Square green = filled(GREEN).shift(left(0.75));
    Square blue = filled(BLUE).shift(right(0.75));
    Square orange = filled(ORANGE).shift(down(0.75));
    s.add(yellow, green, blue, orange);
    Circle disc = circle().setFill(PURPLE, 1).moveTo(green);
    s.play(replacementTransform(green, disc));
    s.hold();
  }

  private static Square filled(zoetrope.color.Color color) {
    return square().setFill(color, 1);
  }

  private static void addArcs(ControlTable table) {
    table.film("transform/ClockwiseTransform", s -> s.play(clockwiseTransform(square(), circle())));
    table.film(
        "transform/CounterclockwiseTransform",
        s -> s.play(counterclockwiseTransform(square(), circle())));
    table.film("transform/TransformWithPathFunc", s -> s.play(dots().pathArc(-PI)));
    table.film("transform/TransformWithConflictingPaths", s -> s.play(dots().pathArc(-PI)));
    table.film(
        "transform/TransformWithPathArcCenters", s -> s.play(dots().pathArcAbout(ORIGIN, TAU)));
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
          s.play(fadeTransform(square, circle));
          s.add(circle.copy());
        });
    table.film(
        "transform/FadeTransformPieces",
        s -> {
          Mobject<?> from = group(square().shift(left(3)), circle().shift(at(-4, 1)));
          Mobject<?> to = group(circle().shift(right(3)), triangle().shift(at(4, -1)));
          s.play(fadeTransformPieces(from, to));
          s.add((Mobject<?>) to.copy());
        });
    table
        .film(
            "transform/FadeTransform_TargetIsEmpty_FadesOutInPlace",
            s -> {
              Square square = Community.filled(square(), WHITE).shift(left(3));
              s.play(fadeTransform(square, group()));
            })
        .endsBlack();
  }

  private static void fadeInAndOut(ControlScene s) {
    Square standing = square().setStroke(BLUE);
    Square upper = square().setStroke(BLUE).shift(up(2));
    s.add(standing);
    s.play(fadeIn(upper));
    standing.become(square().setStroke(RED).rotate(PI / 4));
    s.add(standing);
    s.play(fadeOut(upper));
  }

  private static void addStates(ControlTable table) {
    table.film(
        "transform/MoveToTarget",
        s -> {
          Square square = square();
          square.generateTarget().shift(up(3));
          s.play(moveToTarget(square));
        });
    table.film(
        "transform/Restore",
        s -> {
          Square square = square();
          s.play(transform(square, circle()));
          square.saveState();
          s.play(animate(square, m -> m.shift(UP)));
          s.play(restore(square));
        });
  }
}
