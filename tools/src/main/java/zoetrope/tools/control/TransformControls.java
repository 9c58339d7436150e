package zoetrope.tools.control;

import static zoetrope.Zoetrope.*;
import static zoetrope.tools.control.Community.SMOOTHLY;
import static zoetrope.tools.control.Community.bare;
import static zoetrope.tools.control.Community.plainSquare;

import zoetrope.animation.TransformInto;
import zoetrope.mobject.Group;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.shapes.Circle;
import zoetrope.mobject.shapes.Dot;
import zoetrope.mobject.shapes.Square;

/** From state to state and from object to object. */
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
        s -> s.play(SMOOTHLY, animate(plainSquare(), m -> m.shift(RIGHT).rotate(PI / 4))));
    table.still(
        "transform/ApplyFunction",
        s -> {
          Square square = plainSquare();
          s.play(
              animate(
                  square,
                  m ->
                      m.scale(2)
                          .moveTo(at(427.0 / 60 - 1.5 - 1, 1.5))
                          .rotate(PI / 4)
                          .setColor(RED)));
        });
    table.film("transform/FadeToColort", s -> s.play(SMOOTHLY, fadeToColor(plainSquare(), RED)));
    table.film("transform/ScaleInPlace", s -> s.play(SMOOTHLY, scaleInPlace(plainSquare(), 0.1)));
    table
        .film("transform/ShrinkToCenter", s -> s.play(SMOOTHLY, shrinkToCenter(plainSquare())))
        .endsBlack();
    table.film(
        "transform/FullRotation",
        s -> {
          Group<Square> row =
              group(plainSquare(), plainSquare(), plainSquare(), plainSquare()).arrange();
          s.play(
              SMOOTHLY,
              rotate(row.get(0), -2 * TAU),
              rotate(row.get(1), -TAU),
              rotate(row.get(2), TAU),
              rotate(row.get(3), 2 * TAU));
        });
  }

  private static void addMaps(ControlTable table) {
    table.film(
        "transform/ApplyComplexFunction",
        s ->
            s.play(
                SMOOTHLY,
                applyComplexFunction(plainSquare(), z -> z.plus(complex(0, 2))).pathArc(0)));
    table
        .film(
            "transform/ApplyMatrix",
            s ->
                s.play(
                    SMOOTHLY,
                    applyMatrix(plainSquare(), new double[][] {{1, 0.5}, {1, 0}}, at(-10, 5))))
        .endsBlack();
    table
        .film(
            "transform/ApplyPointwiseFunction",
            s -> s.play(SMOOTHLY, applyPointwiseFunction(plainSquare(), p -> UR)))
        .endsBlack();
  }

  private static void addObjects(ControlTable table) {
    table.film(
        "transform/Transform",
        s -> s.play(SMOOTHLY, transform(plainSquare(), circle()).inDrawingOrder()));
    table.film(
        "transform/TransformFromCopy",
        s -> s.play(SMOOTHLY, transformFromCopy(plainSquare(), circle()).inDrawingOrder()));
    table.film("transform/ReplacementTransform", TransformControls::replacement);
    table.film(
        "transform/CyclicReplace",
        s -> {
          Square square = plainSquare();
          Circle circle = circle().shift(up(3));
          s.add(square, circle);
          s.play(SMOOTHLY, cyclicReplace(square, circle));
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
    Circle disc = bare(circle().setFill(PURPLE, 1)).moveTo(green);
    s.play(SMOOTHLY, replacementTransform(green, disc).inDrawingOrder().keepOrder());
    s.hold();
  }

  private static Square filled(zoetrope.color.Color color) {
    return bare(plainSquare().setFill(color, 1));
  }

  private static void addArcs(ControlTable table) {
    table.film(
        "transform/ClockwiseTransform",
        s -> s.play(SMOOTHLY, clockwiseTransform(plainSquare(), circle()).inDrawingOrder()));
    table.film(
        "transform/CounterclockwiseTransform",
        s -> s.play(SMOOTHLY, counterclockwiseTransform(plainSquare(), circle()).inDrawingOrder()));
    table.film("transform/TransformWithPathFunc", s -> s.play(SMOOTHLY, dots().pathArc(-PI)));
    table.film(
        "transform/TransformWithConflictingPaths", s -> s.play(SMOOTHLY, dots().pathArc(-PI)));
    table.film(
        "transform/TransformWithPathArcCenters",
        s -> s.play(SMOOTHLY, dots().pathArcAbout(ORIGIN, TAU)));
  }

  private static TransformInto dots() {
    Group<Dot> before =
        group(bare(dot(at(-1, 0))).setColor(BLUE), bare(dot(at(3, 0))).setColor(RED));
    Group<Dot> after =
        group(bare(dot(at(-1, -2))).setColor(BLUE), bare(dot(at(0, 2))).setColor(RED));
    return transform(before, after);
  }

  private static void addFades(ControlTable table) {
    table.film("transform/FadeInAndOut", TransformControls::fadeInAndOut);
    table.film(
        "transform/FadeTransform",
        s -> {
          Square square = Community.filled(square(), WHITE).shift(left(3));
          Circle circle = Community.filled(circle(), ORANGE).shift(right(3));
          s.play(SMOOTHLY, fadeTransform(square, circle));
          s.add(circle.copy());
        });
    table.film(
        "transform/FadeTransformPieces",
        s -> {
          Mobject<?> from = group(plainSquare().shift(left(3)), circle().shift(at(-4, 1)));
          Mobject<?> to =
              group(circle().shift(right(3)), Community.plainTriangle().shift(at(4, -1)));
          s.play(SMOOTHLY, fadeTransformPieces(from, to));
          s.add((Mobject<?>) to.copy());
        });
    table
        .film(
            "transform/FadeTransform_TargetIsEmpty_FadesOutInPlace",
            s -> {
              Square square = Community.filled(square(), WHITE).shift(left(3));
              s.play(SMOOTHLY, fadeTransform(square, group()));
            })
        .endsBlack();
  }

  private static void fadeInAndOut(ControlScene s) {
    Square standing = Community.outlined(square(), BLUE);
    Square upper = Community.outlined(square(), BLUE).shift(up(2));
    s.add(standing);
    s.play(SMOOTHLY, fadeIn(upper));
    standing.become(Community.outlined(square(), RED).rotate(PI / 4));
    s.add(standing);
    s.play(SMOOTHLY, fadeOut(upper));
  }

  private static void addStates(ControlTable table) {
    table.film(
        "transform/MoveToTarget",
        s -> {
          Square square = plainSquare();
          square.generateTarget().shift(up(3));
          s.play(SMOOTHLY, moveToTarget(square));
        });
    table.film(
        "transform/Restore",
        s -> {
          Square square = plainSquare();
          s.play(SMOOTHLY, transform(square, circle()).inDrawingOrder());
          square.saveState();
          s.play(SMOOTHLY, animate(square, m -> m.shift(UP)));
          s.play(SMOOTHLY, restore(square));
        });
  }
}
