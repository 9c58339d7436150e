package zoetrope.mobject.changing;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static zoetrope.animation.composition.Animations.animate;

import java.util.ArrayList;
import java.util.List;
import java.util.function.DoubleSupplier;
import org.junit.jupiter.api.Test;
import zoetrope.animation.Animation;
import zoetrope.animation.RateFunctions;
import zoetrope.frame.FrameRate;
import zoetrope.geometry.Complex;
import zoetrope.geometry.Vec;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.shapes.Dot;
import zoetrope.scene.FrameRange;
import zoetrope.scene.Scene;
import zoetrope.scene.Stage;
import zoetrope.scene.StageSettings;

class TrackerTest {
  private static final double EPSILON = 1e-9;

  /** Returns {@code value} at each frame of a second at 4 fps, and at the end. */
  private static List<Double> played(
      Mobject<?> shown, Animation<?> animation, DoubleSupplier value) {
    List<Double> values = new ArrayList<>();
    var scene =
        new Scene() {
          @Override
          protected void construct() {
            add(shown);
            play(animation.rate(RateFunctions.LINEAR));
            values.add(value.getAsDouble());
          }
        };
    var settings = StageSettings.of(FrameRate.of(4));
    Stage.run(scene, settings, FrameRange.ALL, (frame, n) -> values.add(value.getAsDouble()));
    return values;
  }

  @Test
  void aTrackerRunsFromValueToValueAndArrivesExactly() {
    var tracker = new ValueTracker(1);
    var values = played(tracker, animate(tracker, t -> t.setValue(3)), tracker::value);
    assertTrue(
        values.contains(1.5) && values.contains(2.0) && values.contains(2.5), values.toString());
    assertEquals(3, tracker.value());
  }

  @Test
  void anotherObjectFollowsATracker() {
    var tracker = new ValueTracker();
    var dot = new Dot();
    dot.addUpdater(d -> d.setX(tracker.value()));
    var values = played(dot, animate(tracker, t -> t.incrementValue(2)), dot::x);
    assertTrue(values.stream().anyMatch(x -> Math.abs(x - 1) < EPSILON), values.toString());
    assertEquals(2, dot.x(), EPSILON);
  }

  @Test
  void anExponentialTrackerChangesByEqualFactors() {
    var tracker = new ExponentialValueTracker(1);
    var values = played(tracker, animate(tracker, t -> t.setValue(100)), tracker::value);
    assertTrue(values.stream().anyMatch(v -> Math.abs(v - 10) < EPSILON), values.toString());
    assertEquals(100, tracker.value());
    assertThrows(IllegalArgumentException.class, () -> tracker.setValue(0));
  }

  @Test
  void aComplexTrackerMovesThroughThePlaneStraightOrOnAnArc() {
    var z = new ComplexValueTracker(Complex.ONE);
    var values = played(z, animate(z, t -> t.setValue(Complex.I)), () -> z.value().abs());
    assertTrue(values.stream().anyMatch(r -> Math.abs(r - Math.sqrt(0.5)) < EPSILON));
    assertEquals(Complex.I, z.value());
    var turned = animate(z, t -> t.setValue(Complex.of(-1, 0))).pathArc(Math.PI / 2);
    for (double radius : played(z, turned, () -> z.value().abs())) {
      assertEquals(1, radius, EPSILON);
    }
  }

  @Test
  void aVectorTrackerMovesThroughSpaceStraightOrOnAnArc() {
    var v = new VectorValueTracker(Vec.of(1, 0, 2));
    var values =
        played(
            v, animate(v, t -> t.setValue(Vec.of(0, 1, 2))), () -> v.value().with(2, 0).length());
    assertTrue(values.stream().anyMatch(r -> Math.abs(r - Math.sqrt(0.5)) < EPSILON));
    assertEquals(Vec.of(0, 1, 2), v.value());
    var turned = animate(v, t -> t.incrementValue(Vec.of(-1, -1))).pathArc(Math.PI / 2);
    for (double radius : played(v, turned, () -> v.value().with(2, 0).length())) {
      assertEquals(1, radius, EPSILON);
    }
    assertEquals(Vec.of(1, 1, 1), v.copy().setValue(Vec.of(1, 1, 1)).value());
    assertEquals(Vec.of(-1, 0, 2), v.value());
    assertThrows(
        IllegalArgumentException.class, () -> v.setValue(Vec.of(0, Double.POSITIVE_INFINITY)));
  }

  @Test
  void anArrayTrackerMovesAllItsNumbers() {
    var w = new ArrayValueTracker(0, 4);
    var values = played(w, animate(w, t -> t.setValue(1, 2)), () -> w.get(0) * 10 + w.get(-1));
    assertTrue(values.contains(8.0), values.toString());
    assertArrayEquals(new double[] {1, 2}, w.value());
    w.value()[0] = 9;
    assertArrayEquals(new double[] {2, -1}, w.incrementValue(1, 0).set(-1, -1).value());
    assertArrayEquals(new double[] {2, -1}, new ArrayValueTracker(0, 0).become(w).value());
    assertEquals(5, w.copy().set(0, 5).get(0));
    assertEquals(2, w.get(0));
    assertEquals(2, w.size());
    String message =
        assertThrows(IllegalArgumentException.class, () -> w.setValue(1, 2, 3)).getMessage();
    assertEquals("a tracker of 2 numbers cannot take 3", message);
    assertThrows(IllegalArgumentException.class, () -> w.incrementValue(1));
    assertThrows(IllegalArgumentException.class, () -> w.set(0, Double.NaN));
    assertThrows(IndexOutOfBoundsException.class, () -> w.get(2));
  }

  @Test
  void trackersRefuseNonFiniteNumbersAndCopiesAreIndependent() {
    assertThrows(IllegalArgumentException.class, () -> new ValueTracker(Double.NaN));
    assertThrows(
        IllegalArgumentException.class,
        () -> new ComplexValueTracker(Complex.ONE.over(Complex.ZERO)));
    var tracker = new ValueTracker(2);
    var copy = tracker.copy().setValue(5);
    assertEquals(2, tracker.value());
    assertEquals(5, tracker.become(copy).value());
    assertEquals(5, tracker.saveState().setValue(1).restore().value());
  }

  @Test
  void aVariableShowsTheValueOfItsTracker() {
    var x = new Variable("x", 0.5);
    assertEquals("0.50", x.number().text());
    var values = played(x, animate(x.tracker(), t -> t.setValue(2.5)), () -> x.number().value());
    assertTrue(values.contains(1.5), values.toString());
    assertEquals("2.50", x.number().text());
    assertEquals(0.25, x.number().left().x() - x.label().right().x(), 1e-6);
    assertEquals("3", new Variable("n", 3, 0).number().text());
  }

  @Test
  void aCopyOfAVariableHasASeparateTracker() {
    var x = new Variable("x", 1);
    var copy = x.copy();
    copy.setValue(4);
    x.update(0);
    assertEquals(1, x.value());
    assertEquals("1.00", x.number().text());
    assertEquals("4.00", copy.number().text());
  }

  @Test
  void complexNumbersObeyTheirArithmetic() {
    var z = Complex.of(1, 2);
    assertEquals(Complex.of(-3, 4), z.times(z));
    assertEquals(Complex.ONE, z.over(z));
    assertEquals(Complex.of(5, 0), z.times(z.conjugate()));
    assertEquals(Complex.of(0, 1), z.plus(Complex.I).minus(Complex.of(1, 2)));
    assertEquals(Math.sqrt(5), z.abs(), EPSILON);
    assertEquals(Math.PI / 2, Complex.I.times(3).arg(), EPSILON);
    assertEquals(0, Complex.of(0, Math.PI).exp().plus(Complex.ONE).abs(), 1e-12);
  }
}
