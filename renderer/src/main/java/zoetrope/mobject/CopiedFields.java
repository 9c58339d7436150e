package zoetrope.mobject;

import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Makes the fields of a copied mobject refer to the copies: an author's class that keeps its parts
 * in fields ({@code final Arrow arrow = ...}) copies right without a line of code.
 */
final class CopiedFields {
  private static final ClassValue<List<Field>> FIELDS =
      new ClassValue<>() {
        @Override
        protected List<Field> computeValue(Class<?> type) {
          return referencesOf(type);
        }
      };

  private CopiedFields() {}

  /** Replaces, in the fields of {@code copy}, each reference to a key by its value. */
  static void remap(Mobject<?> copy, Map<Mobject<?>, Mobject<?>> copies) {
    for (Field field : FIELDS.get(copy.getClass())) {
      try {
        Object value = field.get(copy);
        Object mapped = mapped(value, copies);
        if (mapped != value) {
          field.set(copy, mapped);
        }
      } catch (IllegalAccessException e) {
        throw new IllegalStateException(
            "the field "
                + field
                + " cannot be copied; make it non-final or keep it out of the class",
            e);
      }
    }
  }

  private static Object mapped(Object value, Map<Mobject<?>, Mobject<?>> copies) {
    if (value instanceof Mobject<?> m) {
      Mobject<?> copy = copies.get(m);
      return copy == null ? value : copy;
    }
    if (value instanceof List<?> list && list.stream().anyMatch(copies::containsKey)) {
      List<Object> result = new ArrayList<>(list.size());
      list.forEach(e -> result.add(mapped(e, copies)));
      return result;
    }
    return value;
  }

  private static List<Field> referencesOf(Class<?> type) {
    List<Field> fields = new ArrayList<>();
    for (Class<?> c = type; c != null && c != Mobject.class; c = c.getSuperclass()) {
      for (Field field : c.getDeclaredFields()) {
        boolean reference =
            Mobject.class.isAssignableFrom(field.getType()) || field.getType() == List.class;
        if (reference && !Modifier.isStatic(field.getModifiers())) {
          field.setAccessible(true);
          fields.add(field);
        }
      }
    }
    return fields;
  }
}
