package zoetrope;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static zoetrope.Zoetrope.*;

import java.util.LinkedHashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import zoetrope.animation.RateFunction;

/** Every rate function of manimgl and Manim CE is available with one import. */
class RateFunctionNamesTest {
  private static final double EPS = 1e-9;

  /** Returns the functions that end at 1 in manimgl or Manim CE, without the easings. */
  private static Map<String, RateFunction> functionsThatEndAtOne() {
    Map<String, RateFunction> all = new LinkedHashMap<>();
    all.put("linear", LINEAR);
    all.put("manimgl smooth, CE smootherstep", SMOOTH);
    all.put("CE smooth", COMMUNITY_SMOOTH);
    all.put("CE smooth(t, inflection)", smooth(5));
    all.put("smoothstep", SMOOTHSTEP);
    all.put("smootherstep", SMOOTHERSTEP);
    all.put("smoothererstep", SMOOTHERERSTEP);
    all.put("rush_into", RUSH_INTO);
    all.put("rush_from", RUSH_FROM);
    all.put("slow_into", SLOW_INTO);
    all.put("double_smooth", DOUBLE_SMOOTH);
    all.put("running_start", runningStart());
    all.put("running_start(pull)", runningStart(-1));
    all.put("overshoot", overshoot());
    all.put("overshoot(pull)", overshoot(2));
    all.put("lingering", LINGERING);
    all.put("squish_rate_func", squish(LINEAR, 0.4, 0.6));
    return all;
  }

  private static Map<String, RateFunction> functionsThatReturnToZero() {
    Map<String, RateFunction> all = new LinkedHashMap<>();
    all.put("there_and_back", THERE_AND_BACK);
    all.put("there_and_back_with_pause", thereAndBackWithPause());
    all.put("there_and_back_with_pause(ratio)", thereAndBackWithPause(0.5));
    all.put("wiggle", wiggle());
    all.put("wiggle(n)", wiggle(6));
    return all;
  }

  @Test
  void functionsThatEndAtOneStartAtZero() {
    functionsThatEndAtOne()
        .forEach(
            (name, f) -> {
              assertEquals(0, f.at(0), EPS, name);
              assertEquals(1, f.at(1), EPS, name);
            });
  }

  @Test
  void functionsThatReturnToZeroEndAtZero() {
    functionsThatReturnToZero()
        .forEach(
            (name, f) -> {
              assertEquals(0, f.at(0), EPS, name);
              assertEquals(0, f.at(1), EPS, name);
            });
  }

  @Test
  void otherFunctionsHaveTheValuesOfTheirFormulas() {
    assertEquals(0.7, notQuiteThere().at(1), EPS);
    assertEquals(0.5, notQuiteThere(LINEAR, 0.5).at(1), EPS);
    assertEquals(1 - Math.exp(-10), exponentialDecay().at(1), EPS);
    assertEquals(1 - Math.exp(-2), exponentialDecay(0.5).at(1), EPS);
    assertEquals(1, thereAndBackWithPause(0.5).at(0.26), EPS);
    assertEquals(0, squish(LINEAR, 0.4, 0.6).at(0.4), EPS);
  }

  @Test
  void theSmoothFunctionsOfBothManimsDiffer() {
    assertNotEquals(SMOOTH.at(0.25), COMMUNITY_SMOOTH.at(0.25), 0.01);
    assertEquals(SMOOTH.at(0.3), SMOOTHERSTEP.at(0.3), EPS);
  }

  @Test
  void allThirtyEasingsHaveTheirCommunityNames() throws Exception {
    String[] kinds = {
      "SINE", "QUAD", "CUBIC", "QUART", "QUINT", "EXPO", "CIRC", "BACK", "ELASTIC", "BOUNCE"
    };
    for (String kind : kinds) {
      RateFunction in = easing("EASE_IN_" + kind);
      RateFunction out = easing("EASE_OUT_" + kind);
      RateFunction both = easing("EASE_IN_OUT_" + kind);
      assertEquals(1 - in.at(0.3), out.at(0.7), EPS, kind);
      assertEquals(1 - both.at(0.3), both.at(0.7), EPS, kind);
      assertTrue(in.at(0.3) < out.at(0.3), kind);
    }
  }

  private static RateFunction easing(String name) throws Exception {
    return (RateFunction) Zoetrope.class.getField(name).get(null);
  }

  @Test
  void complexNumbersAndRotationsHaveFunctions() {
    assertEquals(-1, complex(0, 1).times(complex(0, 1)).re(), EPS);
    assertEquals(1, quaternion(PI / 2, OUT).toAffine().apply(RIGHT).y(), EPS);
  }
}
