package zoetrope.internal.render.cache;

import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import zoetrope.color.Color;
import zoetrope.frame.Filter;
import zoetrope.frame.Paint;
import zoetrope.frame.RasterImage;
import zoetrope.frame.Stroke;
import zoetrope.geometry.Affine;
import zoetrope.geometry.Path;
import zoetrope.geometry.Polygons;
import zoetrope.geometry.Vec;

/**
 * Creates values that differ from a given value in one place: a number, a flag or an element, at
 * any depth.
 */
final class Variants {
  /** The records whose components were changed. */
  final Set<Class<?>> records = new LinkedHashSet<>();

  /** The components that cannot be varied, because their record accepts no other value. */
  final List<String> unchanged = new ArrayList<>();

  /** Returns all variants of a value. */
  List<Object> of(Object value) {
    if (value instanceof Double number) {
      return List.of(number == 0 ? 0.25 : number / 2);
    }
    if (value instanceof Integer number) {
      return List.of(number + 1);
    }
    if (value instanceof Long number) {
      return List.of(number + 1);
    }
    if (value instanceof Boolean flag) {
      return List.of(!flag);
    }
    if (value instanceof Enum<?> constant) {
      Object[] all = constant.getDeclaringClass().getEnumConstants();
      return List.of(all[(constant.ordinal() + 1) % all.length]);
    }
    if (value instanceof Filter.Merge) {
      records.add(Filter.Merge.class);
      return List.of(new Filter.Offset(1, 0));
    }
    if (value instanceof Record whole && !(whole instanceof RasterImage)) {
      return ofRecord(whole);
    }
    return value instanceof List<?> list ? ofList(list) : ofOther(value);
  }

  private List<Object> ofRecord(Record whole) {
    records.add(whole.getClass());
    RecordComponent[] components = whole.getClass().getRecordComponents();
    Object[] values = Arrays.stream(components).map(c -> get(c, whole)).toArray();
    List<Object> variants = new ArrayList<>();
    for (int i = 0; i < values.length; i++) {
      int before = variants.size();
      for (Object other : of(values[i])) {
        Object[] changed = values.clone();
        changed[i] = other;
        Object made = make(whole.getClass(), components, changed);
        if (made != null) {
          variants.add(made);
        }
      }
      if (variants.size() == before) {
        unchanged.add(whole.getClass().getSimpleName() + "." + components[i].getName());
      }
    }
    return variants;
  }

  private List<Object> ofList(List<?> list) {
    List<Object> variants = new ArrayList<>();
    for (int i = 0; i < list.size(); i++) {
      for (Object other : of(list.get(i))) {
        List<Object> changed = new ArrayList<>(list);
        changed.set(i, other);
        variants.add(changed);
      }
    }
    if (!list.isEmpty()) {
      variants.add(new ArrayList<>(list.subList(0, list.size() - 1)));
    }
    return variants;
  }

  private List<Object> ofOther(Object value) {
    if (value instanceof double[] numbers) {
      double[] changed = numbers.clone();
      changed[changed.length - 1] /= 2;
      return List.of(changed);
    }
    if (value instanceof int[] numbers) {
      int[] changed = numbers.clone();
      changed[changed.length - 1]++;
      return List.of(changed);
    }
    if (value instanceof boolean[] flags) {
      boolean[] changed = flags.clone();
      changed[0] = !changed[0];
      return List.of(changed);
    }
    if (value instanceof Path path) {
      return List.of(path.transform(Affine.translation(Vec.of(1, 0))), path.append(path), open());
    }
    if (value instanceof Affine map) {
      return List.of(map.then(Affine.translation(Vec.of(1, 0))), map.then(Affine.scaling(2)));
    }
    if (value instanceof Polygons) {
      return List.of(new Polygons(new double[] {1, 0, 0, 1, 0, 0, 0, 1, 0}, new int[] {0, 3}));
    }
    if (value instanceof RasterImage image) {
      int[] pixels = image.argb().clone();
      pixels[0]++;
      return List.of(
          new RasterImage(image.width(), image.height(), pixels),
          new RasterImage(image.height(), image.width(), image.argb()));
    }
    if (value instanceof Stroke stroke) {
      return ofStroke(stroke);
    }
    throw new AssertionError("ofOther() has no case for " + value.getClass());
  }

  private List<Object> ofStroke(Stroke stroke) {
    List<Object> variants = new ArrayList<>();
    for (Object paint : of(stroke.paint())) {
      variants.add(stroke.withPaint((Paint) paint));
    }
    variants.add(stroke.withPaint(new Paint.Solid(Color.rgb(0, 0.25, 0))));
    variants.add(stroke.withWidths(7));
    variants.add(stroke.withWidths(stroke.width(0), 8));
    variants.add(stroke.withJoin(Stroke.Join.BEVEL));
    variants.add(stroke.withMiterLimit(4));
    variants.add(stroke.withCap(Stroke.Cap.SQUARE));
    variants.add(stroke.withDashes(0.5, 1, 2));
    variants.add(stroke.withDashes(0.25, 1, 2));
    return variants;
  }

  /** Returns the triangle of {@link FrameHasherTest} as a path that is not closed. */
  private static Path open() {
    return Path.polyline(Vec.of(0, 0), Vec.of(1, 0), Vec.of(0, 1), Vec.of(0, 0));
  }

  private static Object get(RecordComponent component, Record whole) {
    try {
      component.getAccessor().setAccessible(true);
      return component.getAccessor().invoke(whole);
    } catch (ReflectiveOperationException e) {
      throw new AssertionError(e);
    }
  }

  /** Creates a record of these values; null if it rejects them. */
  private static Object make(Class<?> type, RecordComponent[] components, Object[] values) {
    Class<?>[] types =
        Arrays.stream(components).map(RecordComponent::getType).toArray(Class[]::new);
    try {
      Constructor<?> canonical = type.getDeclaredConstructor(types);
      canonical.setAccessible(true);
      return canonical.newInstance(values);
    } catch (InvocationTargetException e) {
      return null;
    } catch (ReflectiveOperationException e) {
      throw new AssertionError(e);
    }
  }
}
