package zoetrope.author;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static zoetrope.Zoetrope.*;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import zoetrope.animation.Animation;
import zoetrope.frame.FrameRate;
import zoetrope.geometry.Bounds;
import zoetrope.lint.Lint;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.display.DisplayListBuilder;
import zoetrope.mobject.shapes.Dot;
import zoetrope.render.Renderer;
import zoetrope.render.request.RenderRequest;
import zoetrope.render.request.RenderSettings;
import zoetrope.render.request.SceneEntry;
import zoetrope.render.result.Failure;
import zoetrope.render.result.RenderResult;
import zoetrope.scene.Scene;

/** Each kind of throwable, thrown from each place where an author's code runs. */
@Timeout(120)
class ThrowablesTest {
  private static final RenderSettings SMALL =
      RenderSettings.of(64, 36, FrameRate.of(10)).withJobs(2);

  @TempDir private Path folder;

  /** Returns throwables by name. */
  private static Map<String, Runnable> kinds() {
    Map<String, Runnable> kinds = new LinkedHashMap<>();
    kinds.put("checked", () -> sneak(new IOException("mine")));
    kinds.put("throwable", () -> sneak(new Throwable("mine")));
    kinds.put("unchecked", () -> sneak(new IllegalStateException("mine")));
    kinds.put("assertion", () -> sneak(new AssertionError("mine")));
    kinds.put("linkage", () -> sneak(new NoClassDefFoundError("mine")));
    kinds.put("initializer", () -> sneak(new ExceptionInInitializerError("mine")));
    kinds.put("thread", ThrowablesTest::threadThatThrows);
    kinds.put("cancellation", () -> sneak(new CancellationException("mine")));
    kinds.put("interrupted", () -> sneak(new InterruptedException("mine")));
    kinds.put("memory", () -> sneak(new OutOfMemoryError("mine")));
    kinds.put("recursion", ThrowablesTest::recursion);
    kinds.put("interrupt", () -> Thread.currentThread().interrupt());
    return kinds;
  }

  @SuppressWarnings("unchecked")
  private static <T extends Throwable> void sneak(Throwable e) throws T {
    throw (T) e;
  }

  @SuppressWarnings("InfiniteRecursion")
  private static void recursion() {
    recursion();
  }

  private static void threadThatThrows() {
    Thread thread = new Thread(() -> sneak(new IllegalStateException("mine")));
    thread.start();
    try {
      thread.join();
    } catch (InterruptedException e) {
      sneak(e);
    }
  }

  /** Returns the places where an author's code runs, by name. */
  private static Map<String, Place> places() {
    Map<String, Place> places = new LinkedHashMap<>();
    places.put("construct()", (s, bad) -> bad.run());
    places.put("updater", (s, bad) -> s.show(dot().addUpdater(d -> bad.run())));
    places.put("timed updater", (s, bad) -> s.show(dot().addUpdater((d, dt) -> bad.run())));
    places.put("simulation", (s, bad) -> s.show(dot().simulate(60, (d, dt) -> bad.run())));
    places.put("rate function", (s, bad) -> s.perform(fadeIn(dot()).rate(t -> with(bad, t))));
    places.put("animate", (s, bad) -> s.perform(animate(dot(), d -> bad.run())));
    places.put("updateFromAlpha", (s, bad) -> s.perform(updates(bad)));
    places.put("alwaysRedraw", (s, bad) -> s.show(alwaysRedraw(() -> with(bad, dot()))));
    places.put("curve", (s, bad) -> s.show(parametricCurve(t -> with(bad, ORIGIN))));
    places.put("graph", (s, bad) -> s.show(axes().plot(x -> with(bad, x))));
    places.put("surface", (s, bad) -> s.show(surface((u, v) -> with(bad, ORIGIN))));
    places.put("homotopy", (s, bad) -> s.perform(homotopy(dot(), (p, t) -> with(bad, p))));
    places.put("drawing", (s, bad) -> s.show(new Drawn(bad)));
    return places;
  }

  private interface Place {
    void put(Open scene, Runnable bad);
  }

  private static <T> T with(Runnable bad, T result) {
    bad.run();
    return result;
  }

  private static Animation<?> updates(Runnable bad) {
    return updateFromAlpha(dot(), (d, alpha) -> bad.run());
  }

  /** A mobject with a hook. */
  private static final class Drawn extends Mobject<Drawn> {
    private final Runnable bad;

    Drawn(Runnable bad) {
      this.bad = bad;
    }

    @Override
    protected void emitSelf(DisplayListBuilder out) {
      bad.run();
    }
  }

  private static final class Open extends Scene {
    private final Consumer<Open> body;

    Open(Consumer<Open> body) {
      this.body = body;
    }

    void show(Mobject<?> mobject) {
      add(mobject);
    }

    void perform(Animation<?> animation) {
      play(animation);
    }

    @Override
    protected void construct() {
      body.accept(this);
      pause(0.5);
    }
  }

  @Test
  void eachThrowableIsReportedForItsSceneWithFileAndLine() {
    List<String> names = new ArrayList<>();
    List<RenderRequest> requests = new ArrayList<>();
    places()
        .forEach(
            (where, place) ->
                kinds()
                    .forEach(
                        (kind, bad) -> {
                          names.add(kind + " in " + where);
                          requests.add(request(s -> place.put(s, bad), requests.size()));
                        }));
    requests.add(request(s -> s.show(dot()), requests.size()));
    List<RenderResult> results = new Renderer(SMALL).render(requests);
    List<String> faults = new ArrayList<>();
    for (int i = 0; i < names.size(); i++) {
      faults.addAll(faults(names.get(i), results.get(i).failure()));
    }
    assertEquals(List.of(), faults);
    assertTrue(results.get(names.size()).done(), "the correct scene in the same rendering");
  }

  @Test
  void nullInsteadOfAValueIsReportedForItsSceneWithFileAndLine() {
    Map<String, Consumer<Open>> places = new LinkedHashMap<>();
    places.put("alwaysRedraw", s -> s.show(alwaysRedraw(() -> (Dot) null)));
    places.put("curve", s -> s.show(parametricCurve(t -> null)));
    places.put("surface", s -> s.show(surface((u, v) -> null)));
    places.put("homotopy", s -> s.perform(homotopy(dot(), (p, t) -> null)));
    places.put("function", s -> s.show(dot().applyFunction(p -> null)));
    places.put("laggedStartMap", s -> s.perform(laggedStartMap(group(dot()), d -> null)));
    places.put("trace", s -> s.show(tracedPath(() -> null)));
    places.put("rate", s -> s.perform(fadeIn(dot()).rate(null)));
    places.put("play", s -> s.perform(null));
    places.put("add", s -> s.show(null));
    places.put("text", s -> s.show(text(null)));
    List<RenderRequest> requests = new ArrayList<>();
    places.values().forEach(body -> requests.add(request(body, requests.size())));
    List<RenderResult> results = new Renderer(SMALL).render(requests);
    List<String> faults = new ArrayList<>();
    List<String> names = List.copyOf(places.keySet());
    for (int i = 0; i < names.size(); i++) {
      faults.addAll(faults(names.get(i), results.get(i).failure()));
    }
    assertEquals(List.of(), faults);
  }

  /** A mobject that throws when it is read, and not before. */
  private static final class ThrowingWhenChecked extends Mobject<ThrowingWhenChecked> {
    private final Runnable bad;

    ThrowingWhenChecked(Runnable bad) {
      this.bad = bad;
    }

    private void throwIfChecked() {
      if (StackWalker.getInstance()
          .walk(s -> s.anyMatch(f -> f.getClassName().startsWith("zoetrope.lint.")))) {
        bad.run();
      }
    }

    @Override
    protected void emitSelf(DisplayListBuilder out) {
      throwIfChecked();
    }

    @Override
    protected Bounds selfBounds() {
      throwIfChecked();
      return Bounds.of(ORIGIN);
    }

    @Override
    public String toString() {
      throwIfChecked();
      return "looked at";
    }
  }

  @Test
  void lintReportsEachKindWithFileAndLine() {
    Map<String, Place> places = places();
    places.put("look", (s, bad) -> s.perform(fadeIn(new ThrowingWhenChecked(bad))));
    places.put("look at what pops", (s, bad) -> s.show(new ThrowingWhenChecked(bad)));
    List<String> faults = new ArrayList<>();
    places.forEach(
        (where, place) ->
            kinds()
                .forEach(
                    (kind, bad) ->
                        faults.addAll(
                            faults(kind + " in " + where, lint(s -> place.put(s, bad))))));
    assertEquals(List.of(), faults);
    assertEquals(Optional.empty(), lint(s -> s.show(dot())));
  }

  private static Optional<Failure> lint(Consumer<Open> body) {
    try {
      Lint.check(SceneEntry.of(() -> new Open(body)), new Renderer(SMALL));
      return Optional.empty();
    } catch (RuntimeException | Error e) {
      return Optional.of(Failure.of(e));
    }
  }

  private RenderRequest request(Consumer<Open> body, int number) {
    return RenderRequest.film(
        SceneEntry.of(() -> new Open(body)), folder.resolve("film" + number + ".gif"));
  }

  private static List<String> faults(String name, Optional<Failure> failure) {
    if (failure.isEmpty()) {
      return List.of(name + ": no failure");
    }
    Failure found = failure.get();
    boolean placed = found.file().equals("ThrowablesTest.java") && found.line() > 0;
    boolean memory = name.startsWith("memory");
    boolean kind = found.kind() == (memory ? Failure.Kind.SYSTEM : Failure.Kind.SCENE);
    return placed && kind ? List.of() : List.of(name + ": " + found.kind() + " " + found);
  }
}
