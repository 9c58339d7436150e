package zoetrope;

import java.lang.reflect.Array;
import java.lang.reflect.Executable;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Proxy;
import java.lang.reflect.Type;
import java.lang.reflect.TypeVariable;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.function.DoubleFunction;
import java.util.function.DoubleUnaryOperator;
import java.util.stream.Stream;
import zoetrope.color.Color;
import zoetrope.color.Palette;
import zoetrope.geometry.Complex;
import zoetrope.geometry.Directions;
import zoetrope.geometry.Path;
import zoetrope.geometry.Paths;
import zoetrope.geometry.Vec;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.coordinates.AxisStyle;
import zoetrope.mobject.coordinates.Range;
import zoetrope.mobject.graph.Edge;
import zoetrope.mobject.lines.Line;
import zoetrope.mobject.shapes.Circle;
import zoetrope.mobject.shapes.Square;

/** Calls of methods by reflection, with one fixed argument for each type of parameter. */
final class SampleArguments {
  private static final List<Vec> CORNERS = List.of(Vec.ZERO, Vec.of(1, 0), Vec.of(1, 2));

  private static final Map<Class<?>, Object> VALUES =
      Map.ofEntries(
          Map.entry(double.class, 0.3),
          Map.entry(int.class, 1),
          Map.entry(long.class, 5L),
          Map.entry(boolean.class, true),
          Map.entry(String.class, "x+1"),
          Map.entry(Object.class, "x"),
          Map.entry(Vec.class, Vec.of(1, 2)),
          Map.entry(Complex.class, new Complex(1, 2)),
          Map.entry(Color.class, Palette.RED),
          Map.entry(Range.class, Range.of(0, 3)),
          Map.entry(AxisStyle.class, AxisStyle.COMMUNITY),
          Map.entry(Path.class, Paths.smooth(CORNERS, true)),
          Map.entry(DoubleFunction.class, (DoubleFunction<Vec>) t -> Vec.of(t, t * t)),
          Map.entry(DoubleUnaryOperator.class, (DoubleUnaryOperator) x -> x / 2));

  private SampleArguments() {}

  /** Calls a method; empty if there is no argument for a parameter, or the call fails. */
  static Optional<Object> call(Object target, Method method) {
    Object[] arguments = of(method);
    if (Arrays.asList(arguments).contains(null)) {
      return Optional.empty();
    }
    try {
      method.setAccessible(true);
      return Optional.ofNullable(method.invoke(target, arguments));
    } catch (InvocationTargetException | IllegalArgumentException e) {
      return Optional.empty();
    } catch (IllegalAccessException e) {
      throw new IllegalStateException(e);
    }
  }

  static Object[] of(Executable method) {
    return Arrays.stream(method.getGenericParameterTypes()).map(SampleArguments::of).toArray();
  }

  private static Object of(Type type) {
    if (type instanceof Class<?> c) {
      return ofClass(c);
    }
    if (type instanceof ParameterizedType p) {
      return p.getRawType() == List.class
          ? listOf(p.getActualTypeArguments()[0])
          : ofClass((Class<?>) p.getRawType());
    }
    if (type instanceof TypeVariable<?> v && v.getBounds()[0] == Object.class) {
      return "a";
    }
    return type.getTypeName().contains("Mobject") ? new Square(0.5) : null;
  }

  private static Object listOf(Type element) {
    String name = element.getTypeName();
    if (name.contains("Edge")) {
      return List.of(Edge.of("a", "b"), Edge.of("b", "c"));
    } else if (name.equals(Vec.class.getName())) {
      return CORNERS;
    } else if (name.contains("List<") || name.contains("List<? extends E>")) {
      return name.contains(Vec.class.getName())
          ? List.of(CORNERS)
          : List.of(List.of(new Square(0.3), new Square(0.4)));
    } else if (element instanceof TypeVariable<?> v && v.getBounds()[0] == Object.class) {
      return List.of("a", "b", "c");
    }
    return List.of(new Square(0.3), new Square(0.4));
  }

  private static Object ofClass(Class<?> type) {
    if (VALUES.containsKey(type)) {
      return VALUES.get(type);
    } else if (type == Random.class) {
      return new Random(1);
    } else if (type == Stream.class) {
      return Stream.of(new Square(0.3), new Square(0.4));
    } else if (type.isEnum()) {
      return type.getEnumConstants()[type.getEnumConstants().length - 1];
    } else if (Mobject.class.isAssignableFrom(type)) {
      return Stream.of(new Line(Vec.ZERO, Directions.RIGHT), new Circle(0.5), new Square(0.5))
          .filter(type::isInstance)
          .findFirst()
          .orElse(null);
    } else if (type.isArray()) {
      return arrayOf(type.getComponentType());
    }
    return type.isAnnotationPresent(FunctionalInterface.class) ? function(type) : null;
  }

  /** Returns a function whose result is half of its first number, or a sample. */
  private static Object function(Class<?> type) {
    InvocationHandler handler =
        (proxy, method, arguments) -> {
          if (method.isDefault()) {
            return InvocationHandler.invokeDefault(proxy, method, arguments);
          } else if (method.getDeclaringClass() == Object.class) {
            return method.getName().equals("equals") ? proxy == arguments[0] : 1;
          }
          return method.getReturnType() == double.class && arguments[0] instanceof Double x
              ? x / 2
              : ofClass(method.getReturnType());
        };
    return Proxy.newProxyInstance(type.getClassLoader(), new Class<?>[] {type}, handler);
  }

  private static Object arrayOf(Class<?> type) {
    if (ofClass(type) == null) {
      return null;
    }
    Object array = Array.newInstance(type, 2);
    Array.set(array, 0, ofClass(type));
    Array.set(array, 1, ofClass(type));
    return array;
  }
}
