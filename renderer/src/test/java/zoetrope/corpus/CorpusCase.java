package zoetrope.corpus;

import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import zoetrope.render.request.Quality;
import zoetrope.render.request.RenderSettings;
import zoetrope.scene.Scene;

/**
 * A scene of the corpus.
 *
 * @param body the method that builds it
 * @param expected the fault of the scene; null if it is clean
 */
record CorpusCase(Method body, Seeded expected, int variant, boolean tall) {
  private static final ThreadLocal<CorpusCase> CURRENT = new ThreadLocal<>();

  /** Returns all cases of a class, ordered by name. */
  static List<CorpusCase> of(Class<? extends Scene> scenes) {
    List<CorpusCase> cases = new ArrayList<>();
    Stream.of(scenes.getDeclaredMethods())
        .sorted((a, b) -> a.getName().compareTo(b.getName()))
        .forEach(method -> add(method, cases));
    return cases;
  }

  private static void add(Method method, List<CorpusCase> cases) {
    for (Seeded seeded : method.getAnnotationsByType(Seeded.class)) {
      cases.add(new CorpusCase(method, seeded, seeded.variant(), seeded.tall()));
    }
    Clean clean = method.getAnnotation(Clean.class);
    for (int i = 0; clean != null && i < clean.value(); i++) {
      cases.add(new CorpusCase(method, null, i, clean.tall()));
    }
  }

  /** Creates a new scene that builds this case. */
  Scene scene() {
    CURRENT.set(this);
    try {
      Constructor<?> constructor = body.getDeclaringClass().getDeclaredConstructor();
      return (Scene) constructor.newInstance();
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Returns the case of the scene that is being created. */
  static CorpusCase current() {
    return CURRENT.get();
  }

  /** Calls the method of the case. */
  void build(Scene scene) {
    try {
      body.setAccessible(true);
      body.invoke(scene);
    } catch (InvocationTargetException e) {
      throw CorpusCase.<RuntimeException>unchecked(e.getCause());
    } catch (IllegalAccessException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Throws any throwable, including those that stop a scene early. */
  @SuppressWarnings("unchecked")
  private static <E extends Throwable> RuntimeException unchecked(Throwable failure) throws E {
    throw (E) failure;
  }

  /** Returns the settings for its check. */
  RenderSettings settings() {
    RenderSettings low = RenderSettings.of(Quality.LOW);
    return tall ? low.withPictures(480, 854, low.rate()) : low;
  }

  @Override
  public String toString() {
    String name = body.getDeclaringClass().getSimpleName() + "." + body.getName();
    return name + (variant > 0 ? "/" + variant : "") + (tall ? " 9:16" : "");
  }
}
