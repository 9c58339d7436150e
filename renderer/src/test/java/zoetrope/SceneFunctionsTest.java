package zoetrope;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import zoetrope.mobject.Mobject;
import zoetrope.scene.Scene;

/** With one static import, a scene can create every mobject. */
class SceneFunctionsTest {
  @Test
  void eachConstructorOfAMobjectHasAFunction() throws Exception {
    Set<String> words = new TreeSet<>();
    for (Method word : Zoetrope.class.getMethods()) {
      words.add(
          word.getReturnType().getSimpleName()
              + " "
              + signature(word.getName(), word.getParameterTypes()));
    }
    List<String> missing = new ArrayList<>();
    for (Class<?> type : mobjects()) {
      String name = type.getSimpleName();
      String word = name.substring(0, 1).toLowerCase(Locale.ROOT) + name.substring(1);
      for (Constructor<?> constructor : type.getConstructors()) {
        String wanted = name + " " + signature(word, constructor.getParameterTypes());
        if (!words.contains(wanted)) {
          missing.add(wanted);
        }
      }
    }
    assertEquals(List.of(), missing, "the processor has generated no function for these");
  }

  @Test
  void noFunctionIsHiddenByAMethodOfScene() {
    Set<String> hiding = new TreeSet<>();
    for (Class<?> type = Scene.class; type != null; type = type.getSuperclass()) {
      Arrays.stream(type.getDeclaredMethods())
          .filter(m -> !Modifier.isPrivate(m.getModifiers()) && !m.isSynthetic())
          .map(Method::getName)
          .forEach(hiding::add);
    }
    hiding.retainAll(
        Arrays.stream(Zoetrope.class.getMethods())
            .filter(m -> Modifier.isStatic(m.getModifiers()))
            .map(Method::getName)
            .collect(Collectors.toSet()));
    assertEquals(Set.of(), hiding, "methods of scenes hide static imports of the same name");
  }

  @Test
  void functionsHiddenBySpecialScenesAreMethodsOfThem() {
    List<Class<?>> scenes =
        List.of(
            Zoetrope.ThreeDScene.class,
            Zoetrope.SpecialThreeDScene.class,
            Zoetrope.ZoomedScene.class,
            Zoetrope.VectorScene.class,
            Zoetrope.LinearTransformationScene.class,
            Zoetrope.Act.class);
    List<String> hidden = new ArrayList<>();
    int checked = 0;
    for (Class<?> scene : scenes) {
      Map<String, Set<String>> sceneMethods = methods(scene);
      for (Method word : Zoetrope.class.getMethods()) {
        Set<String> hiding = sceneMethods.getOrDefault(word.getName(), Set.of());
        String wanted = signature(word.getName(), word.getParameterTypes());
        if (Modifier.isStatic(word.getModifiers()) && !hiding.isEmpty()) {
          checked++;
          if (!hiding.contains(wanted)) {
            hidden.add(scene.getSimpleName() + " hides " + wanted);
          }
        }
      }
    }
    assertEquals(List.of(), hidden);
    assertEquals(
        2,
        checked,
        "functions that LinearTransformationScene hides by methods with the" + " same name");
  }

  private static Map<String, Set<String>> methods(Class<?> scene) {
    Map<String, Set<String>> methods = new TreeMap<>();
    for (Class<?> type = scene; type != Object.class; type = type.getSuperclass()) {
      for (Method m : type.getDeclaredMethods()) {
        if (!Modifier.isPrivate(m.getModifiers()) && !m.isSynthetic()) {
          methods
              .computeIfAbsent(m.getName(), name -> new TreeSet<>())
              .add(signature(m.getName(), m.getParameterTypes()));
        }
      }
    }
    return methods;
  }

  private static String signature(String name, Class<?>[] parameters) {
    return name
        + Arrays.stream(parameters)
            .map(Class::getSimpleName)
            .collect(Collectors.joining(", ", "(", ")"));
  }

  /** Returns the concrete public classes of all mobject packages. */
  static List<Class<?>> mobjects() throws IOException, URISyntaxException, ClassNotFoundException {
    Path root = Path.of(Mobject.class.getResource("Mobject.class").toURI()).getParent();
    List<Class<?>> found = new ArrayList<>();
    try (Stream<Path> files = Files.walk(root)) {
      for (Path file : files.sorted().filter(f -> f.toString().endsWith(".class")).toList()) {
        String path =
            root.relativize(file).toString().replace(file.getFileSystem().getSeparator(), ".");
        Class<?> type =
            Class.forName(
                "zoetrope.mobject." + path.substring(0, path.length() - ".class".length()));
        if (Mobject.class.isAssignableFrom(type)
            && Modifier.isPublic(type.getModifiers())
            && !Modifier.isAbstract(type.getModifiers())) {
          found.add(type);
        }
      }
    }
    return found;
  }
}
