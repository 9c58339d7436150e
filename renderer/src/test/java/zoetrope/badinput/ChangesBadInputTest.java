package zoetrope.badinput;

import static java.lang.Double.NaN;
import static java.lang.Double.POSITIVE_INFINITY;
import static zoetrope.Zoetrope.*;
import static zoetrope.badinput.Row.refused;
import static zoetrope.badinput.Row.shows;

import java.util.List;
import java.util.stream.Stream;
import zoetrope.frame.RasterImage;
import zoetrope.geometry.Complex;
import zoetrope.geometry.Path;
import zoetrope.mobject.image.ImageMobject;
import zoetrope.mobject.shapes.Square;

/** Movements, numbers, transforms, matching, traces and followers. */
class ChangesBadInputTest extends BadInput {
  static Stream<Row> rows() {
    return Stream.of(
            movementRows(),
            layersRows(),
            numbersRows(),
            transformsRows(),
            matchingRows(),
            tracesAndFollowersRows())
        .flatMap(List::stream);
  }

  private static List<Row> layersRows() {
    return List.of(
        refused(
            "group opacity NaN",
            s -> s.show(group(square(), circle()).setGroupOpacity(NaN)),
            "the opacity of a layer must be from 0 to 1, not NaN"),
        refused(
            "group opacity above 1",
            s -> s.show(group(square(), circle()).setGroupOpacity(1.5)),
            "the opacity of a layer must be from 0 to 1, not 1.5"),
        refused(
            "blended with a null mode",
            s -> s.show(square().setBlendMode(null)),
            "setBlendMode() got null: is a field not set yet, or does a "
                + "function have no result?"),
        shows(0, "an empty group composited", s -> s.show(group().setGroupOpacity(0.5))),
        shows(
            1,
            "two objects composited",
            s -> s.show(group(square(), circle()).setGroupOpacity(0.5))));
  }

  private static List<Row> movementRows() {
    return List.of(
        refused(
            "along an empty path",
            s -> s.perform(moveAlongPath(dot(), shape(Path.EMPTY))),
            "a Dot cannot move along a Shape without points"),
        refused(
            "a line along an empty path",
            s -> s.perform(moveAlongPath(underline(square()), shape(Path.EMPTY))),
            "an Underline cannot move along a Shape without points"),
        refused(
            "a union along an empty path",
            s -> s.perform(moveAlongPath(union(square(), circle()), shape(Path.EMPTY))),
            "a Union cannot move along a Shape without points"),
        shows(1, "along a path without length", s -> s.perform(moveAlongPath(dot(), line(UP, UP)))),
        refused(
            "along a path that is being created",
            s -> {
              var way = line(LEFT, RIGHT);
              s.perform(create(way), moveAlongPath(dot(), way));
            },
            "the path of moveAlongPath has no points now, because another animation of this play"
                + " shows it bit by bit: move along path.copy(), or show tracedPath(...) in place"
                + " of create"),
        refused(
            "along a null path",
            s -> s.perform(moveAlongPath(dot(), null)),
            "moveAlongPath() got null: is a field not set yet, or does a "
                + "function have no result?"),
        refused(
            "turned over time by NaN",
            s -> s.perform(rotate(square(), NaN)),
            "a Square has a position that is not a finite number…"),
        refused(
            "turned over time about the axis (0, 0, 0)",
            s -> s.perform(rotate(square(), 1).axis(ORIGIN)),
            "the axis of a rotation must not be (0, 0, 0): to rotate about a point, "
                + "use about(point)"),
        refused(
            "bent to NaN",
            s -> s.perform(homotopy(square(), (p, t) -> at(NaN, 0))),
            "a Square has a position that is not a finite number…"),
        refused(
            "bent by a function that returns null",
            s -> s.perform(homotopy(square(), (p, t) -> null)),
            "play() got null: is a field not set yet, or does a function have no result?"),
        refused(
            "in a flow of NaN",
            s -> s.perform(phaseFlow(square(), p -> at(NaN, 0))),
            "a Square has a position that is not a finite number…"),
        refused(
            "in a flow to infinity",
            s -> s.perform(phaseFlow(square(), p -> p.times(1e300)).virtualTime(5)),
            "a Square has a position that is not a finite number…"),
        refused(
            "simulated at the rate 0",
            s -> s.show(square().simulate(0, (m, dt) -> {})),
            "a simulation takes 1 to 1000000 steps a second, not 0"),
        refused(
            "simulated at a negative rate",
            s -> s.show(square().simulate(-60, (m, dt) -> {})),
            "a simulation takes 1 to 1000000 steps a second, not -60"),
        refused(
            "simulated a thousand million times a second",
            s -> s.show(square().simulate(1_000_000_000, (m, dt) -> {})),
            "a simulation takes 1 to 1000000 steps a second, not 1000000000: give it a lower "
                + "rate, and let each step do the work of several"),
        refused(
            "simulated to NaN",
            s -> {
              s.show(square().simulate(10, (m, dt) -> m.moveTo(at(NaN, 0))));
              s.rest(1);
            },
            "moveTo() got the point (NaN, 0, 0)…"),
        refused(
            "bound to null",
            s -> s.perform(maintainPosition(square(), null)),
            "maintainPosition() got null: is a field not set yet, or "
                + "does a function have no result?"));
  }

  private static List<Row> numbersRows() {
    return List.of(
        refused(
            "a number counted to NaN",
            s -> s.perform(changeDecimalToValue(decimalNumber(1), NaN)),
            "a number cannot show NaN: look for a division by zero in its computation"),
        refused(
            "a number counted from infinity",
            s -> s.perform(countInFrom(decimalNumber(1), POSITIVE_INFINITY)),
            "a number cannot show Infinity: look for a division by zero in its computation"),
        refused(
            "a number that follows NaN",
            s -> s.perform(changingDecimal(decimalNumber(1), t -> NaN)),
            "a number cannot show NaN: look for a division by zero in its computation"),
        refused(
            "a tracker animated to NaN",
            s -> {
              var t = valueTracker(1);
              s.perform(animate(t, v -> v.setValue(NaN)));
            },
            "a ValueTracker cannot hold NaN: look for a division by zero"));
  }

  private static List<Row> transformsRows() {
    return List.of(
        shows(
            1,
            "an empty group replaced by a square",
            s -> s.perform(replacementTransform(group(List.<Square>of()), square()))),
        shows(
            2,
            "an empty text replaced by a text",
            s -> s.perform(replacementTransform(text(""), text("ab")))),
        shows(0, "a text into an empty text", s -> s.perform(transform(text("ab"), text("")))),
        shows(
            1,
            "an empty group into a square",
            s -> s.perform(transform(group(List.<Square>of()), square()))),
        shows(
            0,
            "a square into an empty group",
            s -> s.perform(transform(square(), group(List.<Square>of())))),
        shows(
            0,
            "an empty group into an empty group",
            s ->
                s.perform(
                    replacementTransform(group(List.<Square>of()), group(List.<Square>of())))),
        shows(2, "an empty text into a text", s -> s.perform(transform(text(""), text("ab")))),
        refused(
            "a square into null",
            s -> s.perform(transform(square(), null)),
            "there is no target to transform into: null"),
        shows(
            1,
            "a square into itself",
            s -> {
              var it = square();
              s.perform(transform(it, it));
            }),
        shows(
            0,
            "a square into an empty path",
            s -> s.perform(transform(square(), shape(Path.EMPTY)))),
        refused(
            "a square into an image",
            s -> s.perform(transform(square(), dotOfPixels())),
            "an ImageMobject has no path to transform: use fadeTransform(...) between an "
                + "image and a vector object"),
        refused(
            "an image into a square",
            s -> s.perform(replacementTransform(dotOfPixels(), square())),
            "an image cannot be transformed into a Square: use fadeTransform(...)"),
        refused(
            "a ball into a square",
            s -> s.perform(transform(sphere(), square())),
            "a Sphere cannot be transformed into a Square: both have to be surfaces of the "
                + "same resolution; use fadeTransform(...)"),
        refused(
            "a cloud into an empty cloud",
            s -> s.perform(transform(dotCloud(UP), dotCloud(List.of()))),
            "a DotCloud cannot be transformed into a group or back: use fadeTransform(...)"),
        refused(
            "to a target that was not created",
            s -> s.perform(moveToTarget(square())),
            "this Square has no target: call generateTarget() first"),
        refused(
            "to a state that was not saved",
            s -> s.perform(restore(square())),
            "this Square has no saved state: call saveState() first"),
        refused(
            "a change to NaN",
            s -> s.perform(animate(square(), m -> m.moveTo(at(NaN, 0)))),
            "moveTo() got the point (NaN, 0, 0)…"),
        shows(1, "a change that changes nothing", s -> s.perform(animate(square(), m -> {}))),
        refused(
            "a change that fails",
            s ->
                s.perform(
                    animate(
                        square(),
                        m -> {
                          throw new IllegalStateException("lost");
                        })),
            "lost"),
        refused(
            "a null change",
            s -> s.perform(animate(square(), null)),
            "animate() got null: is a field not set yet, or does a function have no result?"),
        shows(
            2,
            "a change that adds a part",
            s -> s.perform(animate(group(square()), g -> g.add(square())))),
        refused(
            "by a matrix with one entry",
            s -> s.perform(applyMatrix(square(), new double[][] {{1}})),
            "a matrix that maps points must have 2 x 2 or 3 x 3 entries"),
        refused(
            "by a matrix with uneven rows",
            s -> s.perform(applyMatrix(square(), new double[][] {{1, 2}, {3}})),
            "a matrix that maps points must have 2 x 2 or 3 x 3 entries"),
        shows(
            1,
            "by a matrix of zeros",
            s -> s.perform(applyMatrix(square(), new double[][] {{0, 0}, {0, 0}}))),
        refused(
            "by a matrix of NaN",
            s -> s.perform(applyMatrix(square(), new double[][] {{NaN, 0}, {0, 1}})),
            "a Square has a position that is not a finite number…"),
        refused(
            "by a function of NaN",
            s -> s.perform(applyPointwiseFunction(square(), p -> at(NaN, 0))),
            "play() got the point (NaN, 0, 0)…"),
        refused(
            "by a function that returns null",
            s -> s.perform(applyPointwiseFunction(square(), p -> null)),
            "play() got null: is a field not set yet, or does a function have no result?"),
        shows(
            1,
            "by a function with a pole on the object",
            s -> s.perform(applyComplexFunction(line(LEFT, RIGHT), z -> Complex.ONE.over(z)))),
        shows(1, "scaled to nothing in place", s -> s.perform(scaleInPlace(square(), 0))),
        refused(
            "scaled by NaN in place",
            s -> s.perform(scaleInPlace(square(), NaN)),
            "play() got NaN…"),
        refused(
            "to a null colour",
            s -> s.perform(fadeToColor(square(), null)),
            "there is no colour to fade to: null"),
        refused(
            "a swap of zero objects",
            s -> s.perform(cyclicReplace()),
            "CyclicReplace got no objects to change places"),
        shows(
            1,
            "a swap of an object with itself",
            s -> {
              var it = square();
              s.perform(swap(it, it));
            }));
  }

  private static List<Row> matchingRows() {
    return List.of(
        shows(
            1,
            "formulas that have nothing in common",
            s -> s.perform(transformMatchingTex(tex("a"), tex("b")))),
        shows(
            0,
            "a formula into an empty formula",
            s -> s.perform(transformMatchingTex(tex("a"), tex("")))),
        shows(
            1,
            "an empty text into a text by matching parts",
            s -> s.perform(transformMatchingStrings(text(""), text("a")))),
        shows(
            0,
            "empty groups by matching parts",
            s ->
                s.perform(
                    transformMatchingShapes(group(List.<Square>of()), group(List.<Square>of())))),
        refused(
            "a pair that does not occur",
            s -> s.perform(transformMatchingTex(tex("a"), tex("b")).map("x", "b")),
            "\"x\" is not in the Tex \"a\""),
        refused(
            "shapes matched with null",
            s -> s.perform(transformMatchingShapes(square(), null)),
            "there is no target to transform into: null"));
  }

  private static List<Row> tracesAndFollowersRows() {
    return List.of(
        refused(
            "a trace of NaN",
            s -> {
              s.show(tracedPath(() -> at(NaN, 0)));
              s.rest(1);
            },
            "the traced point is at Vec[x=NaN, y=0.0, z=0.0]: look for a division by zero "
                + "or a missing result"),
        refused(
            "a trace of null",
            s -> {
              s.show(tracedPath(() -> null));
              s.rest(1);
            },
            "the traced point is at null: look for a division by zero or a missing result"),
        refused(
            "a trace that lasts 0 s",
            () -> tracedPath(dot()).timeTraced(0),
            "a trace must last longer than 0 s, not 0.0 s"),
        refused(
            "a tail of width NaN",
            () -> tracingTail(dot()).widths(NaN),
            "one of the widths of a tail is NaN; it must be 0 or more"),
        refused(
            "a tail without widths",
            () -> tracingTail(dot()).widths(),
            "the number of widths of a tail is 0, not at least 1"),
        shows(
            0,
            "a lively outline of an empty group",
            s -> {
              s.show(animatedBoundary(group(List.<Square>of())));
              s.rest(1);
            }),
        refused(
            "a lively outline without colours",
            () -> animatedBoundary(square()).colors(),
            "a boundary must have at least one colour"),
        refused(
            "a lively outline at the rate NaN",
            () -> animatedBoundary(square()).cycleRate(NaN),
            "the rounds per second must be finite and above 0, not NaN"),
        refused(
            "always redrawn as null",
            s -> {
              s.show(alwaysRedraw(() -> (Square) null));
              s.rest(1);
            },
            "alwaysRedraw() got null: is a field not set yet, or does a "
                + "function have no result?"),
        refused(
            "always shifted by NaN",
            s -> {
              s.show(alwaysShift(square(), at(NaN, 0)));
              s.rest(1);
            },
            "pause() got the point (NaN, 0, 0)…"),
        refused(
            "always turned by NaN",
            s -> {
              s.show(alwaysRotate(square(), NaN));
              s.rest(1);
            },
            "pause() got NaN…"));
  }

  private static ImageMobject dotOfPixels() {
    return imageMobject(new RasterImage(1, 1, new int[] {-1}));
  }
}
