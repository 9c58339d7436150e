package zoetrope.animation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class RateFunctionsTest {
  @ParameterizedTest
  @EnumSource(Easing.class)
  void easingsAreExactAtBothEnds(Easing easing) {
    assertEquals(0, easing.at(0));
    assertEquals(1, easing.at(1));
    double almost = easing.at(1 - 1e-9);
    assertEquals(1, almost, 2e-3);
    assertEquals(0, easing.at(1e-9), 2e-3);
  }

  @ParameterizedTest
  @EnumSource(Easing.class)
  void easingsInAndOutPassTheMiddle(Easing easing) {
    if (easing.name().startsWith("IN_OUT")) {
      assertEquals(0.5, easing.at(0.5), 1e-12);
    } else {
      Easing mirror =
          Easing.valueOf(
              easing.name().startsWith("IN_")
                  ? easing.name().replace("IN_", "OUT_")
                  : easing.name().replace("OUT_", "IN_"));
      assertEquals(1 - mirror.at(0.7), easing.at(0.3), 1e-12);
    }
  }

  /** Values of the formulas on easings.net, computed with a calculator. */
  @ParameterizedTest
  @CsvSource({
    "IN_SINE, 0.5, 0.2928932188134524",
    "OUT_SINE, 0.5, 0.7071067811865475",
    "IN_OUT_SINE, 0.25, 0.1464466094067262",
    "IN_QUAD, 0.5, 0.25",
    "OUT_CUBIC, 0.5, 0.875",
    "IN_OUT_QUART, 0.25, 0.03125",
    "IN_QUINT, 0.5, 0.03125",
    "IN_EXPO, 0.5, 0.03125",
    "OUT_EXPO, 0.5, 0.96875",
    "IN_OUT_EXPO, 0.25, 0.015625",
    "IN_CIRC, 0.6, 0.2",
    "IN_BACK, 0.5, -0.0876975",
    "IN_OUT_BACK, 0.25, -0.09968184375",
    "IN_ELASTIC, 0.5, -0.015625",
    "OUT_ELASTIC, 0.5, 1.015625",
    "IN_ELASTIC, 0.9, -0.25",
    "IN_OUT_ELASTIC, 0.25, 0.011969444423734",
    "OUT_BOUNCE, 0.2, 0.3025",
    "OUT_BOUNCE, 0.5, 0.765625",
    "OUT_BOUNCE, 0.8, 0.94",
    "OUT_BOUNCE, 0.95, 0.98453125",
    "IN_BOUNCE, 0.5, 0.234375"
  })
  void easingsFollowTheirFormulas(Easing easing, double t, double value) {
    assertEquals(value, easing.at(t), 1e-12);
  }

  @Test
  void theCommunitysSmoothIsASigmoid() {
    assertEquals(0, RateFunctions.COMMUNITY_SMOOTH.at(0));
    assertEquals(0.5, RateFunctions.COMMUNITY_SMOOTH.at(0.5), 1e-15);
    assertEquals(1, RateFunctions.COMMUNITY_SMOOTH.at(1));
    assertEquals(0.1542, RateFunctions.COMMUNITY_SMOOTH.at(1.0 / 3), 5e-5);
    assertEquals(0.0281, RateFunctions.COMMUNITY_SMOOTH.at(1.0 / 6), 5e-5);
    assertThrows(IllegalArgumentException.class, () -> RateFunctions.smooth(0));
  }

  @Test
  void functionsThatEndAtOneAreExactAtBothEndsAndSymmetric() {
    for (RateFunction f :
        List.of(
            RateFunctions.LINEAR,
            RateFunctions.SMOOTH,
            RateFunctions.DOUBLE_SMOOTH,
            RateFunctions.SMOOTHSTEP,
            RateFunctions.SMOOTHERSTEP,
            RateFunctions.SMOOTHERERSTEP)) {
      assertEquals(0, f.at(0));
      assertEquals(0.5, f.at(0.5), 1e-15);
      assertEquals(1, f.at(1), 1e-15);
      assertEquals(1 - f.at(0.8), f.at(0.2), 1e-12);
    }
  }

  @Test
  void functionsThatReturnToZeroAreZeroAtBothEnds() {
    for (RateFunction f :
        List.of(
            RateFunctions.THERE_AND_BACK,
            RateFunctions.thereAndBackWithPause(),
            RateFunctions.wiggle())) {
      assertEquals(0, f.at(0));
      assertEquals(0, f.at(1), 1e-15);
    }
    assertEquals(1, RateFunctions.thereAndBackWithPause().at(0.5));
    assertEquals(1, RateFunctions.THERE_AND_BACK.at(0.5));
  }

  @Test
  void otherFunctionsFollowTheirFormulas() {
    assertEquals(Math.sqrt(0.75), RateFunctions.SLOW_INTO.at(0.5), 1e-15);
    assertEquals(0.207031, RateFunctions.RUSH_INTO.at(0.5), 1e-6);
    assertEquals(0.792969, RateFunctions.RUSH_FROM.at(0.5), 1e-6);
    // 15 t^2 m^4 p + 20 t^3 m^3 p + 15 t^4 m^2 + 6 t^5 m + t^6 at one half, p = -1/2.
    assertEquals((-7.5 - 10 + 15 + 6 + 1) / 64, RateFunctions.runningStart().at(0.5), 1e-15);
    assertEquals(1, RateFunctions.runningStart().at(1));
    assertEquals(1, RateFunctions.overshoot().at(1));
    assertEquals(0.7, RateFunctions.notQuiteThere().at(1), 1e-15);
    assertEquals(0.625, RateFunctions.LINGERING.at(0.5), 1e-15);
    assertEquals(1 - StrictMath.exp(-5), RateFunctions.exponentialDecay().at(0.5), 1e-15);
    assertEquals(0, RateFunctions.threshold(0.4).at(0.39));
    assertEquals(1, RateFunctions.threshold(0.4).at(0.4));
    assertEquals(0.5, RateFunctions.LINEAR.squish(0.4, 0.6).at(0.5), 1e-12);
    assertEquals(1, RateFunctions.LINEAR.reversed().at(0));
  }

  @Test
  void aSigmoidOfAnyInflectionReachesItsEnds() {
    RateFunction f = RateFunctions.smooth(10);
    assertEquals(0.1542, f.at(1.0 / 3), 5e-5);
    assertEquals(0.9719, f.at(5.0 / 6), 5e-5);
    assertEquals(0, f.at(-0.5));
    assertEquals(1, f.at(1.5));
    for (double bad : new double[] {-1, Double.POSITIVE_INFINITY, Double.NaN}) {
      assertThrows(IllegalArgumentException.class, () -> RateFunctions.smooth(bad));
    }
  }

  @Test
  void aPauseIsInTheMiddleWithTheGivenLength() {
    RateFunction half = RateFunctions.thereAndBackWithPause(0.5);
    assertEquals(0.5, half.at(0.125), 1e-12);
    assertEquals(1, half.at(0.3));
    assertEquals(1, half.at(0.7));
    assertEquals(0.5, half.at(0.875), 1e-12);
    assertEquals(0.5, RateFunctions.thereAndBackWithPause().at(1.0 / 6), 1e-12);
  }

  @Test
  void variantsOfFunctionsHaveTheExpectedIntermediateValues() {
    assertEquals(0.35, RateFunctions.notQuiteThere().at(0.5), 1e-12);
    assertEquals(0.5, RateFunctions.wiggle().at(0.25), 1e-12);
    assertEquals(1, RateFunctions.wiggle(1).at(0.5), 1e-12);
    assertEquals(0.75, RateFunctions.LINEAR.reversed().at(0.25), 1e-12);
    assertEquals(0, RateFunctions.LINEAR.squish(0.5, 0.5).at(0.4));
    assertEquals(1, RateFunctions.LINEAR.squish(0.5, 0.5).at(0.5));
  }
}
