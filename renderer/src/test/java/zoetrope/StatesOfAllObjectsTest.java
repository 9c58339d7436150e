package zoetrope;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.reflect.Array;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import zoetrope.geometry.Vec;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.MobjectTrees;
import zoetrope.mobject.MotionPath;
import zoetrope.mobject.Tween;
import zoetrope.mobject.TypedGroup;
import zoetrope.mobject.VMobject;

/**
 * What the getters of an object return is part of its state. Each object is changed by each method
 * of its class. A copy has the same state as its original, and an object that becomes the changed
 * object, or is animated to it, takes over its state.
 */
class StatesOfAllObjectsTest {
  /** The largest family that is checked; vector fields are larger, and slow. */
  private static final int MAX_FAMILY = 300;

  /** Classes whose methods all objects have. */
  private static final Set<Class<?>> GENERAL =
      Set.of(Object.class, Mobject.class, VMobject.class, TypedGroup.class);

  /**
   * Values that belong to the object: its updaters, its members and its depth test stay, whatever
   * it becomes.
   */
  private static final Set<String> NOT_STATE =
      Set.of(
          "updaters",
          "hasUpdaters",
          "hasActiveUpdaters",
          "hashCode",
          "isDepthTested",
          "children",
          "family",
          "familyWithPoints",
          "familyWithStyle");

  private final Set<String> wrong = new TreeSet<>();

  @Test
  void objectsTakeOverAllThatTheirGettersReturn() {
    int changes = 0;
    for (Mobject<?> object : objects()) {
      Map<String, Object> before = state(object);
      for (Method change : changes(object)) {
        Mobject<?> changed = (Mobject<?>) object.copy();
        boolean hasChanged =
            SampleArguments.call(changed, change).filter(r -> r == changed).isPresent()
                && changed.family().size() == object.family().size()
                && changed.hasPoints() == object.hasPoints();
        Map<String, Object> after = hasChanged ? state(changed) : before;
        if (!after.equals(before)) {
          changes++;
          check(change.getName(), object, before, changed, after);
        }
      }
    }
    assertEquals(Set.of(), wrong);
    assertTrue(changes > 300, () -> "few changes");
  }

  private void check(
      String change,
      Mobject<?> object,
      Map<String, Object> before,
      Mobject<?> changed,
      Map<String, Object> after) {
    Mobject<?> copy = (Mobject<?>) changed.copy();
    compare(change + " of the original changes the copy", before, object);
    compare("a copy after " + change, after, copy);
    Mobject<?> other = (Mobject<?>) object.copy();
    other.become(changed);
    compare("become after " + change, after, other);
    if (!canBeTransformed(object, changed)) {
      return;
    }
    Mobject<?> animated = (Mobject<?>) object.copy();
    MobjectTrees.align(animated, copy);
    Tween tween = MobjectTrees.tween(animated, animated, copy, MotionPath.STRAIGHT);
    tween.at(0.5);
    tween.at(1);
    compare("animate with " + change, after, animated);
    tween.at(0);
    compare("return from animate with " + change, before, animated);
  }

  /** Returns false for meshes that have different faces. */
  private static boolean canBeTransformed(Mobject<?> object, Mobject<?> changed) {
    try {
      MobjectTrees.tween((Mobject<?>) object.copy(), object, changed, MotionPath.STRAIGHT);
      return true;
    } catch (IllegalArgumentException e) {
      return false;
    }
  }

  private void compare(String what, Map<String, Object> wanted, Mobject<?> m) {
    Map<String, Object> state = state(m);
    wanted.forEach(
        (getter, value) -> {
          if (!value.equals(state.get(getter))) {
            wrong.add(m.kind() + "." + getter + ": " + what);
          }
        });
  }

  // --- objects and their methods ---

  /** Returns an object of each class that has a function: the one with the largest family. */
  private static Collection<Mobject<?>> objects() {
    Map<String, Mobject<?>> objects = new TreeMap<>();
    Arrays.stream(Zoetrope.class.getMethods())
        .filter(m -> Modifier.isStatic(m.getModifiers()))
        .filter(m -> Mobject.class.isAssignableFrom(m.getReturnType()))
        .sorted(Comparator.comparing(Method::toString))
        .flatMap(m -> SampleArguments.call(null, m).stream())
        .map(m -> (Mobject<?>) m)
        .filter(m -> !m.bounds().isEmpty() || !(m instanceof VMobject<?>))
        .filter(m -> m.family().size() < MAX_FAMILY)
        .forEach(
            m ->
                objects.merge(
                    m.kind(), m, (a, b) -> a.family().size() < b.family().size() ? b : a));
    assertTrue(objects.size() > 140, () -> "only " + objects.size() + ": " + objects.keySet());
    return objects.values();
  }

  private static List<Method> changes(Mobject<?> object) {
    Class<?> type = object.getClass();
    return Arrays.stream(type.getMethods())
        .filter(m -> !Modifier.isStatic(m.getModifiers()) && !m.isBridge())
        .filter(m -> !m.getDeclaringClass().isInterface())
        .filter(m -> !GENERAL.contains(m.getDeclaringClass()))
        .filter(m -> m.getReturnType() != Object.class)
        .filter(m -> m.getReturnType().isAssignableFrom(type))
        .sorted(Comparator.comparing(Method::toString))
        .toList();
  }

  // --- states ---

  private static Map<String, Object> state(Mobject<?> m) {
    Map<String, Object> state = new TreeMap<>();
    for (Method getter : GETTERS.get(m.getClass())) {
      try {
        state.put(getter.getName(), rounded(getter.invoke(m)));
      } catch (InvocationTargetException e) {
        state.put(getter.getName(), e.getCause().getClass());
      } catch (IllegalAccessException e) {
        throw new IllegalStateException(e);
      }
    }
    return state;
  }

  private static final ClassValue<List<Method>> GETTERS =
      new ClassValue<>() {
        @Override
        protected List<Method> computeValue(Class<?> type) {
          List<Method> getters =
              Arrays.stream(type.getMethods())
                  .filter(m -> m.getParameterCount() == 0)
                  .filter(m -> !Modifier.isStatic(m.getModifiers()) && !m.isBridge())
                  .filter(m -> !NOT_STATE.contains(m.getName()))
                  .filter(m -> isValue(m.getReturnType()))
                  .toList();
          getters.forEach(m -> m.setAccessible(true));
          return getters;
        }
      };

  private static boolean isValue(Class<?> type) {
    return type.isPrimitive() && type != void.class
        || type == String.class
        || type == Vec.class
        || type.isEnum()
        || type.isRecord()
        || type.isArray()
        || type == List.class;
  }

  /** Returns a text of a value, with numbers rounded to 6 decimal places. */
  private static Object rounded(Object value) {
    if (value instanceof Double d) {
      return String.valueOf(Math.rint(d * 1e6) / 1e6 + 0.0);
    } else if (value instanceof Vec v) {
      return List.of(rounded(v.x()), rounded(v.y()), rounded(v.z()));
    } else if (value instanceof List<?> list) {
      return list.stream().map(StatesOfAllObjectsTest::rounded).toList();
    } else if (value instanceof Mobject<?> m) {
      return List.of(m.kind(), rounded(m.center()));
    } else if (value != null && value.getClass().isArray()) {
      return IntStream.range(0, Array.getLength(value))
          .mapToObj(i -> rounded(Array.get(value, i)))
          .toList();
    }
    return String.valueOf(value).replaceAll("@[0-9a-f]+", "");
  }
}
