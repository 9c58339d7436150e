package zoetrope;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static zoetrope.Zoetrope.*;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import zoetrope.geometry.Vec;
import zoetrope.mobject.Mobject;

/** No function and no method moves an object to a position that is not finite. */
class NonFiniteArgumentsTest {
  private final Set<String> accepted = new TreeSet<>();
  private int refused;

  @Test
  void functionsRefusePointsAndNumbersThatAreNotFinite() throws IllegalAccessException {
    for (Method word : Zoetrope.class.getMethods()) {
      if (Modifier.isStatic(word.getModifiers())
          && Mobject.class.isAssignableFrom(word.getReturnType())) {
        callWithNan(null, word);
      }
    }
    assertEquals(Set.of(), accepted);
    assertTrue(refused > 100, () -> "few refused: " + refused);
  }

  @Test
  void methodsRefusePointsAndNumbersThatAreNotFinite() throws IllegalAccessException {
    for (Mobject<?> object :
        List.of(square(), arrow(ORIGIN, RIGHT), group(square()), text("a"), axes(), point())) {
      for (Method method : object.getClass().getMethods()) {
        if (!Modifier.isStatic(method.getModifiers()) && !method.isBridge()) {
          callWithNan((Mobject<?>) object.copy(), method);
        }
      }
    }
    assertEquals(Set.of(), accepted);
    assertTrue(refused > 100, () -> "few refused: " + refused);
  }

  /** Calls a method once for each of its parameters, which is then not finite. */
  private void callWithNan(Mobject<?> target, Method method) throws IllegalAccessException {
    Object[] arguments = SampleArguments.of(method);
    if (Arrays.asList(arguments).contains(null)) {
      return;
    }
    for (int i = 0; i < arguments.length; i++) {
      Object[] changed = arguments.clone();
      if (arguments[i] instanceof Double) {
        changed[i] = Double.NaN;
      } else if (arguments[i] instanceof Vec) {
        changed[i] = new Vec(Double.NaN, 0, 0);
      } else {
        continue;
      }
      check(target, method, changed, method + " argument " + i);
    }
  }

  private void check(Mobject<?> target, Method method, Object[] arguments, String what)
      throws IllegalAccessException {
    try {
      method.setAccessible(true);
      Object result = method.invoke(target, arguments);
      boolean finite =
          Stream.of(target == null ? result : target, result)
              .filter(Mobject.class::isInstance)
              .allMatch(m -> ((Mobject<?>) m).bounds().isFinite());
      if (!finite) {
        accepted.add(what);
      }
    } catch (InvocationTargetException | IllegalArgumentException e) {
      refused++;
    }
  }
}
