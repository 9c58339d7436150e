package zoetrope.animation;

import static zoetrope.Zoetrope.*;
import static zoetrope.animation.AnimationCase.changed;
import static zoetrope.animation.AnimationCase.kept;
import static zoetrope.animation.AnimationCase.replaced;

import java.util.List;
import java.util.function.Function;
import zoetrope.animation.AnimationCase.Start;
import zoetrope.animation.AnimationCase.World;
import zoetrope.geometry.Complex;
import zoetrope.mobject.Mobject;

/** Cases of animations that transform or move mobjects. */
final class ChangingCases {
  private static final double[][] SHEAR = {{1, 1}, {0, 1}};

  private ChangingCases() {}

  static List<AnimationCase> transforms() {
    Function<World, Mobject<?>> a = w -> w.a;
    return List.of(
        changed("Transform", 1, Start.AS_IT_WAS, a, w -> transform(w.a, w.b), w -> w.b),
        changed("Clockwise", 1, Start.AS_IT_WAS, a, w -> clockwiseTransform(w.a, w.b), w -> w.b),
        changed(
            "Counter", 1, Start.AS_IT_WAS, a, w -> counterclockwiseTransform(w.a, w.b), w -> w.b),
        replaced("Replacement", 1, a, w -> w.b, w -> replacementTransform(w.a, w.b)),
        changed(
            "Pointwise",
            3,
            Start.AS_IT_WAS,
            a,
            w -> applyPointwiseFunction(w.a, p -> p.times(p.x())),
            w -> w.a.applyFunction(p -> p.times(p.x()))),
        changed(
            "ToCenter",
            3,
            Start.AS_IT_WAS,
            a,
            w -> applyPointwiseFunctionToCenter(w.a, p -> p.plus(UP)),
            w -> w.a.moveTo(UP)),
        changed(
            "ApplyMatrix",
            3,
            Start.AS_IT_WAS,
            a,
            w -> applyMatrix(w.a, SHEAR),
            w -> w.a.applyMatrix(SHEAR)),
        changed(
            "ApplyComplexFunction",
            1,
            Start.AS_IT_WAS,
            a,
            w -> applyComplexFunction(w.a, z -> z.times(Complex.I)),
            w -> w.a.applyFunction(p -> Complex.of(p).times(Complex.I).toVec())),
        changed("Scale", 1, Start.AS_IT_WAS, a, w -> scaleInPlace(w.a, 0.1), w -> w.a.scale(0.1)),
        changed("Shrink", 1, Start.AS_IT_WAS, a, w -> shrinkToCenter(w.a), w -> w.a.scale(0)),
        changed(
            "TurnInsideOut",
            1,
            Start.AS_IT_WAS,
            a,
            w -> turnInsideOut(w.a),
            w -> w.a.reversePoints()),
        new AnimationCase(
            "Swap",
            1,
            Start.AS_IT_WAS,
            w -> swap(w.a, w.b),
            w -> List.of(w.a, w.b),
            null,
            w -> List.of(w.a.moveTo(RIGHT), w.b.moveTo(at(0, 0)))),
        replaced(
            "Tex", 2, w -> w.before, w -> w.after, w -> transformMatchingTex(w.before, w.after)),
        replaced(
            "Tex, transformed",
            2,
            w -> w.before,
            w -> w.after,
            w -> transformMatchingTex(w.before, w.after).transformMismatches().pathArc(1)),
        replaced(
            "Tex, dissolved",
            2,
            w -> w.before,
            w -> w.after,
            w -> transformMatchingTex(w.before, w.after).map("a", "b").fadeTransformMismatches()),
        replaced("Shapes", 2, w -> w.pair, w -> w.b, w -> transformMatchingShapes(w.pair, w.b)),
        replaced("Tex of groups", 2, w -> w.pair, w -> w.b, w -> transformMatchingTex(w.pair, w.b)),
        replaced(
            "TransformAnimations",
            5,
            w -> w.a,
            w -> w.b,
            w -> transformAnimations(rotating(w.a), wiggle(w.b))));
  }

  static List<AnimationCase> movements() {
    Function<World, Mobject<?>> a = w -> w.a;
    return List.of(
        kept("GrowFromCenter", 1, Start.OTHERWISE, a, w -> growFromCenter(w.a)),
        kept("GrowFromEdge", 1, Start.OTHERWISE, a, w -> growFromEdge(w.a, DOWN).pointColor(RED)),
        kept("Spin", 1, Start.OTHERWISE, a, w -> spinInFromNothing(w.a).pointColor(RED)),
        changed(
            "Rotate what is shaded",
            1,
            Start.AS_IT_WAS,
            w -> w.shaded,
            w -> rotate(w.shaded, 2),
            w -> w.shaded.rotate(2)),
        changed("Rotate", 1, Start.AS_IT_WAS, a, w -> rotate(w.a, 2), w -> w.a.rotate(2)),
        changed(
            "Rotating",
            5,
            Start.AS_IT_WAS,
            a,
            w -> rotating(w.a, 1).aboutEdge(UP),
            w -> w.a.rotateAboutEdge(1, UP)),
        changed(
            "Along",
            1,
            Start.OTHERWISE,
            a,
            w -> moveAlongPath(w.a, w.b),
            w -> w.a.moveTo(w.b.end())),
        changed(
            "Homotopy",
            3,
            Start.AS_IT_WAS,
            a,
            w -> homotopy(w.a, (p, t) -> p.times(1 + t)),
            w -> w.a.applyFunction(p -> p.times(2.0))),
        changed(
            "ComplexHomotopy",
            3,
            Start.AS_IT_WAS,
            a,
            w -> complexHomotopy(w.a, (z, t) -> z.times(1 + t)),
            w -> w.a.applyFunction(p -> p.times(2.0))),
        kept("Maintain", 1, Start.AS_IT_WAS, a, w -> maintainPosition(w.a, w.b)),
        changed(
            "CountInFrom",
            1,
            Start.OTHERWISE,
            w -> w.number,
            w -> countInFrom(w.number, 100),
            w -> w.number.setValue(7)));
  }
}
