package zoetrope.mobject;

import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

/**
 * The copies of the members of a family. Fields of a copied mobject refer to the copies, so a class
 * that stores its parts in fields ({@code final Arrow arrow = ...}) is copied correctly without
 * extra code.
 */
final class DeepCopy {
  private static final ClassValue<List<Field>> FIELDS =
      new ClassValue<>() {
        @Override
        protected List<Field> computeValue(Class<?> type) {
          return referencesOf(type);
        }
      };

  private final Map<Mobject<?>, Mobject<?>> copies = new IdentityHashMap<>();
  private final List<Mobject<?>> inOrder = new ArrayList<>();

  private DeepCopy() {}

  static <S extends Mobject<S>> S of(Mobject<S> original) {
    original.visit(member -> {}); // Throws if groups are nested too deeply.
    DeepCopy copies = new DeepCopy();
    S copy = original.copyInto(copies);
    copies.inOrder.forEach(copies::remapFields);
    copies.inOrder.forEach(Mobject::copiedSelf);
    return copy;
  }

  void put(Mobject<?> original, Mobject<?> copy) {
    copies.put(original, copy);
    inOrder.add(copy);
  }

  /** Returns the copies of {@code children}; a member that occurs twice is copied once. */
  List<Mobject<?>> ofAll(List<Mobject<?>> children) {
    List<Mobject<?>> result = new ArrayList<>(children.size());
    for (Mobject<?> child : children) {
      Mobject<?> copied = copies.get(child);
      result.add(copied != null ? copied : child.copyInto(this));
    }
    return result;
  }

  private void remapFields(Mobject<?> copy) {
    for (Field field : FIELDS.get(copy.getClass())) {
      try {
        Object value = field.get(copy);
        Object mapped = mapped(value);
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

  private Object mapped(Object value) {
    if (value instanceof Mobject<?> m) {
      Mobject<?> copy = copies.get(m);
      return copy == null ? value : copy;
    }
    if (value instanceof List<?> list && list.stream().anyMatch(copies::containsKey)) {
      List<Object> result = new ArrayList<>(list.size());
      list.forEach(e -> result.add(mapped(e)));
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
