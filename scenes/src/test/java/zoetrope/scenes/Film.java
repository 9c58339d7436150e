package zoetrope.scenes;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Supplier;
import zoetrope.color.Color;
import zoetrope.frame.Frame;
import zoetrope.frame.FrameRate;
import zoetrope.frame.Item;
import zoetrope.frame.Paint;
import zoetrope.geometry.Bounds;
import zoetrope.geometry.Vec;
import zoetrope.scene.FrameRange;
import zoetrope.scene.PlayRecord;
import zoetrope.scene.Scene;
import zoetrope.scene.Stage;
import zoetrope.scene.StageObserver;
import zoetrope.scene.StageResult;
import zoetrope.scene.StageSettings;
import zoetrope.scene.StageView;
import zoetrope.scene.Time;

/**
 * A film for tests that is run but not drawn. It returns its duration, its frames, and the objects
 * that are on its stage after each play and pause. The scene runs again for each call of {@link
 * #frame} and {@link #frames}. For everything else it runs at most twice.
 *
 * <pre>{@code
 * Film film = Film.of(ShowMasking::new).with("phrase", "only three words");
 * assertEquals(8.75, film.seconds());
 * List<Square> cells = film.after(2).all(Square.class);
 * }</pre>
 */
public final class Film {
  private final Supplier<? extends Scene> scene;
  private final Map<String, String> parameters;
  private final FrameRate rate;
  private StageResult result;
  private List<Moment> moments;

  private Film(Supplier<? extends Scene> scene, Map<String, String> parameters, FrameRate rate) {
    this.scene = scene;
    this.parameters = parameters;
    this.rate = rate;
  }

  /** Returns the film of {@code scene} at 30 fps. Each run uses a new scene. */
  public static Film of(Supplier<? extends Scene> scene) {
    return new Film(scene, Map.of(), FrameRate.of(30));
  }

  /** Returns the film with additional parameters. */
  public Film with(Map<String, String> values) {
    Map<String, String> all = new TreeMap<>(parameters);
    all.putAll(values);
    return new Film(scene, all, rate);
  }

  /** Returns the film with an additional parameter. */
  public Film with(String name, String value) {
    return with(Map.of(name, value));
  }

  /** Returns the film at {@code fps} frames per second. Low rates are faster. */
  public Film rate(int fps) {
    return new Film(scene, parameters, FrameRate.of(fps));
  }

  /** Runs a scene to its end. The test can inspect the scene afterwards. */
  public static StageResult run(Scene scene, Map<String, String> parameters) {
    return of(() -> scene).with(parameters).rate(10).result();
  }

  // --- the run ---

  /**
   * Returns the result of a run. Throws {@link zoetrope.scene.SceneException} if the scene fails.
   */
  public StageResult result() {
    if (result == null) {
      result = run(FrameRange.NONE, new ArrayList<>());
    }
    return result;
  }

  /** Returns the duration in seconds. */
  public double seconds() {
    return result().duration().seconds();
  }

  /** Returns the start times of all plays and pauses, in seconds. */
  public List<Double> starts() {
    return result().plays().stream().map(PlayRecord::start).map(Time::seconds).toList();
  }

  // --- frames ---

  /** Returns the frame at {@code seconds}. */
  public Frame frame(double seconds) {
    List<Frame> frames = new ArrayList<>();
    run(FrameRange.only(Time.of(seconds).lastFrame(rate)), frames);
    return frames.get(0);
  }

  /** Returns all frames; still frames are repeated for as long as they are shown. */
  public List<Frame> frames() {
    List<Frame> frames = new ArrayList<>();
    run(FrameRange.ALL, frames);
    return frames;
  }

  private StageResult run(FrameRange range, List<Frame> frames) {
    return Stage.run(
        scene.get(),
        StageSettings.of(rate).withParameters(parameters),
        range,
        (frame, count) -> frames.addAll(Collections.nCopies((int) count, frame)));
  }

  // --- the stage ---

  /** Returns the stage after each play and pause, in order. */
  public List<Moment> moments() {
    if (moments == null) {
      List<Moment> recorded = new ArrayList<>();
      StageObserver observer =
          new StageObserver() {
            @Override
            public void ended(PlayRecord play, StageView stage) {
              recorded.add(Moment.of(play.start().plus(play.duration()).seconds(), stage));
            }
          };
      result =
          Stage.observe(scene.get(), StageSettings.of(rate).withParameters(parameters), observer);
      moments = List.copyOf(recorded);
    }
    return moments;
  }

  /** Returns the stage after the play that ends at {@code seconds}. */
  public Moment after(double seconds) {
    return moments().stream()
        .filter(moment -> Math.abs(moment.end() - seconds) < 1e-6)
        .findFirst()
        .orElseThrow(() -> new AssertionError("no play ends at " + seconds + ": " + starts()));
  }

  /** Returns the stage at the end. */
  public Moment last() {
    return moments().get(moments().size() - 1);
  }

  // --- what frames show ---

  /** Returns the bounding box of all items. */
  public static Bounds box(List<Item> items) {
    return items.stream().map(Item::bounds).reduce(Bounds.EMPTY, Bounds::union);
  }

  /** Returns the vector from start to tip of the only arrow of this colour. */
  public static Vec arrow(Frame frame, Color color) {
    List<Item.Shape> found =
        Item.DepthGroup.flatten(frame.items()).stream()
            .filter(Item.Shape.class::isInstance)
            .map(Item.Shape.class::cast)
            .filter(shape -> shape.style().stroke().widthCount() > 1)
            .filter(shape -> shape.style().stroke().paint().equals(new Paint.Solid(color)))
            .toList();
    if (found.size() != 1) {
      throw new AssertionError(found.size() + " arrows have the colour " + color);
    }
    Item.Shape arrow = found.get(0);
    Vec start = arrow.transform().apply(arrow.path().start());
    return arrow.transform().apply(arrow.path().end()).minus(start);
  }
}
