package zoetrope.internal.mobject;

import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.DoubleConsumer;
import zoetrope.geometry.Affine;
import zoetrope.geometry.Path;
import zoetrope.geometry.Vec;

/**
 * The fields in which objects store values besides their points, style and children: the numbers of
 * a chart, the gap of a line, the level of a gauge that an author wrote. An object that takes over
 * the state of another one of its class takes over these fields too.
 *
 * <p>The fields are those that are not final and have an immutable type: numbers, Booleans, texts,
 * enum constants, records, paths and maps, and also arrays of numbers, which are copied. A class
 * that declares the hook takes over its fields itself.
 */
public final class ValueFields {
  private final ClassValue<List<Field>> fields;

  /**
   * Creates the fields of all subclasses of {@code base}.
   *
   * @param hook the name of the method that a class declares if it takes over its fields itself
   */
  public ValueFields(Class<?> base, String hook) {
    fields =
        new ClassValue<>() {
          @Override
          protected List<Field> computeValue(Class<?> type) {
            return fieldsOf(type, base, hook);
          }
        };
  }

  private static List<Field> fieldsOf(Class<?> type, Class<?> base, String hook) {
    List<Field> fields = new ArrayList<>();
    for (Class<?> c = type; c != null && c != base; c = c.getSuperclass()) {
      if (Arrays.stream(c.getDeclaredMethods()).map(Method::getName).anyMatch(hook::equals)) {
        continue;
      }
      for (Field field : c.getDeclaredFields()) {
        if ((field.getModifiers() & (Modifier.STATIC | Modifier.FINAL)) == 0
            && isValue(field.getType())) {
          field.setAccessible(true);
          fields.add(field);
        }
      }
    }
    return List.copyOf(fields);
  }

  private static boolean isValue(Class<?> type) {
    return type.isPrimitive()
        || type.isEnum()
        || type.isRecord()
        || type.isArray() && type.getComponentType().isPrimitive()
        || Number.class.isAssignableFrom(type)
        || List.of(String.class, Boolean.class, Path.class, Affine.class).contains(type);
  }

  /** Sets the fields of {@code subject} to those of {@code model} if both have the same class. */
  public void assume(Object subject, Object model) {
    if (subject.getClass() == model.getClass()) {
      for (Field field : fields.get(subject.getClass())) {
        set(field, subject, get(field, model));
      }
    }
  }

  /**
   * Returns the tweens of the fields of {@code subject} that differ between {@code start} and
   * {@code end}; none if these have other classes. Decimal numbers and vectors are interpolated.
   * Other values change at the end.
   */
  public List<DoubleConsumer> tweens(Object subject, Object start, Object end) {
    Class<?> type = subject.getClass();
    if (start.getClass() != type || end.getClass() != type) {
      return List.of();
    }
    List<DoubleConsumer> tweens = new ArrayList<>();
    for (Field field : fields.get(type)) {
      Object from = get(field, start);
      Object to = get(field, end);
      if (!isSame(from, to)) {
        tweens.add(alpha -> set(field, subject, between(from, to, alpha)));
      }
    }
    return tweens;
  }

  /** Whether two values are equal. Paths are the same only if they are one object. */
  private static boolean isSame(Object a, Object b) {
    return a == b || a != null && !(a instanceof Path) && Arrays.deepEquals(of(a), of(b));
  }

  private static Object[] of(Object value) {
    return new Object[] {value};
  }

  private static Object between(Object from, Object to, double alpha) {
    if (alpha == 0 || alpha == 1) {
      return alpha == 0 ? from : to;
    }
    if (from instanceof Double a && to instanceof Double b) {
      return mix(a, b, alpha);
    }
    if (from instanceof Vec a && to instanceof Vec b) {
      return new Vec(mix(a.x(), b.x(), alpha), mix(a.y(), b.y(), alpha), mix(a.z(), b.z(), alpha));
    }
    if (from instanceof double[] a && to instanceof double[] b && a.length == b.length) {
      double[] mixed = new double[a.length];
      Arrays.setAll(mixed, i -> mix(a[i], b[i], alpha));
      return mixed;
    }
    return alpha < 1 ? from : to;
  }

  private static double mix(double from, double to, double alpha) {
    return (1 - alpha) * from + alpha * to;
  }

  private static Object get(Field field, Object object) {
    try {
      Object value = field.get(object);
      return value instanceof double[] numbers ? numbers.clone() : value;
    } catch (IllegalAccessException e) {
      throw new IllegalStateException("the field " + field + " cannot be read", e);
    }
  }

  private static void set(Field field, Object object, Object value) {
    try {
      field.set(object, value);
    } catch (IllegalAccessException e) {
      throw new IllegalStateException("the field " + field + " cannot be set", e);
    }
  }
}
