package zoetrope.frame;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import zoetrope.color.Color;
import zoetrope.geometry.Vec;

/** Hand-written equals methods compare every component, and nothing else. */
class ValueEqualityTest {
  private static final Color RED = new Color(1, 0, 0, 1);
  private static final Color BLUE = new Color(0, 0, 1, 1);

  static Stream<Record> values() {
    return Stream.of(
        new Vec(0.25, 0.5, 0.75),
        new Vec(Double.NaN, 0.0, Double.NEGATIVE_INFINITY),
        new Color(0.25, 0.5, 0.75, 1),
        new Paint.Solid(RED),
        new Style(new Paint.Solid(RED), 0.5, Stroke.NONE, Stroke.of(BLUE, 3)));
  }

  @ParameterizedTest
  @MethodSource("values")
  void aCopyIsEqualWithTheSameHash(Record value) throws ReflectiveOperationException {
    Record copy = with(value, -1, null);
    assertEquals(value, copy);
    assertEquals(value.hashCode(), copy.hashCode());
  }

  @ParameterizedTest
  @MethodSource("values")
  void valuesWithDifferentComponentsAreUnequal(Record value) throws ReflectiveOperationException {
    RecordComponent[] components = value.getClass().getRecordComponents();
    for (int i = 0; i < components.length; i++) {
      Object other = other(components[i].getAccessor().invoke(value));
      assertNotEquals(value, with(value, i, other), components[i].getName());
    }
    assertNotEquals(value, "something else");
  }

  @Test
  void zerosOfDifferentSignsAreUnequalAsInAllRecords() {
    assertNotEquals(new Vec(0.0, 0, 0), new Vec(-0.0, 0, 0));
    assertNotEquals(new Color(0.0, 0, 0, 1), new Color(-0.0, 0, 0, 1));
  }

  private static Object other(Object component) {
    for (Object candidate : List.of(0.125, BLUE, new Paint.Solid(BLUE), Stroke.of(RED, 1))) {
      boolean fits =
          candidate.getClass() == component.getClass()
              || candidate instanceof Paint && component instanceof Paint;
      if (fits && !candidate.equals(component)) {
        return candidate;
      }
    }
    throw new AssertionError("there is nothing to put in place of " + component);
  }

  /** Returns a copy of the value with component {@code changed} replaced; -1 replaces none. */
  private static Record with(Record value, int changed, Object other)
      throws ReflectiveOperationException {
    RecordComponent[] components = value.getClass().getRecordComponents();
    Object[] arguments = new Object[components.length];
    for (int i = 0; i < arguments.length; i++) {
      arguments[i] = i == changed ? other : components[i].getAccessor().invoke(value);
    }
    Class<?>[] types =
        Arrays.stream(components).map(RecordComponent::getType).toArray(Class<?>[]::new);
    return value.getClass().getDeclaredConstructor(types).newInstance(arguments);
  }
}
