package zoetrope.studio.window;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiConsumer;
import zoetrope.frame.Frame;
import zoetrope.frame.FrameRate;
import zoetrope.inspect.ObjectFinder;
import zoetrope.inspect.StageObject;
import zoetrope.inspect.StageSnapshot;
import zoetrope.render.FramePainter;
import zoetrope.render.Renderer;
import zoetrope.render.SegmentCoder;
import zoetrope.render.request.Cancellation;
import zoetrope.render.request.RenderSettings;
import zoetrope.scene.PlayRecord;
import zoetrope.scene.StageObserver;
import zoetrope.scene.StageView;
import zoetrope.scene.Time;
import zoetrope.studio.live.LiveScene;
import zoetrope.studio.stream.SegmentSender;

/**
 * Measures the CPU time that a video needs for each play and each object of a scene. A play is
 * measured with at most 24 consecutive frames and extrapolated. The scene runs again for this, so
 * the scene that is shown does not change.
 */
final class SceneProfile {
  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
  private static final int SAMPLE = 24;
  private static final int MAX_OBJECTS = 200;
  private static final int ROUNDS = 3;

  /** The assumed interval of key frames in a video, in seconds. */
  private static final double KEY_SECONDS = 4;

  private final LiveScene scene;
  private final Cancellation cancellation;

  /** Creates a profile of a scene, which can be cancelled. */
  SceneProfile(LiveScene scene, Cancellation cancellation) {
    this.scene = scene;
    this.cancellation = cancellation;
  }

  /**
   * The cost of a play.
   *
   * @param stage the seconds for the scene's code, animations and updaters
   * @param drawing the seconds for drawing
   * @param coding the seconds for encoding
   * @param bytes the size of the video
   */
  record PlayCost(PlayRecord play, double stage, double drawing, double coding, double bytes) {
    double seconds() {
      return stage + drawing + coding;
    }
  }

  /** The seconds to draw an object with its family but without all other objects. */
  record ObjectCost(StageObject object, double drawing) {}

  /**
   * Returns all plays, the most expensive first.
   *
   * @param progress called with the number of finished plays and of all plays
   * @throws java.util.concurrent.CancellationException if it was cancelled
   */
  List<PlayCost> plays(BiConsumer<Integer, Integer> progress) {
    List<PlayRecord> plays = scene.whole().join().plays();
    Map<Integer, Double> stage = stageSeconds();
    RenderSettings settings = scene.settings();
    List<PlayCost> costs = new ArrayList<>();
    try (FramePainter painter = new FramePainter(settings.width(), settings.height());
        SegmentCoder coder =
            new SegmentCoder(
                settings,
                SegmentSender.even(settings.width()),
                SegmentSender.even(settings.height()))) {
      if (!plays.isEmpty()) {
        // Loads the drawing and encoding classes, so that the first play is not charged for that.
        cost(plays.get(0), 0, painter, coder);
      }
      for (PlayRecord play : plays) {
        cancellation.check();
        costs.add(cost(play, stage.getOrDefault(play.index(), 0.0), painter, coder));
        progress.accept(costs.size(), plays.size());
      }
    }
    costs.sort(Comparator.comparingDouble(PlayCost::seconds).reversed());
    return costs;
  }

  /** Runs the scene and measures the seconds of its thread for each play. */
  private Map<Integer, Double> stageSeconds() {
    Map<Integer, Double> seconds = new HashMap<>();
    new Renderer(scene.settings())
        .withCancellation(cancellation)
        .observe(scene.entry(), new StageClock(seconds));
    return seconds;
  }

  private PlayCost cost(PlayRecord play, double stage, FramePainter painter, SegmentCoder coder) {
    long first = play.start().firstFrame(scene.settings().rate());
    long count = frames(play);
    if (count <= 0) {
      return new PlayCost(play, stage, 0, 0, 0);
    }
    int taken = (int) Math.min(SAMPLE, count);
    List<Frame> frames = new ArrayList<>();
    for (int i = 0; i < taken; i++) {
      frames.add(scene.frame(first + (count - taken) / 2 + i));
    }
    // Objects from before the play are drawn now, so they are not part of its cost.
    painter.paint(frames.get(0));
    double drawing = seconds(() -> frames.forEach(painter::paint)) / taken;
    SegmentCoder.CodedSegment[] coded = new SegmentCoder.CodedSegment[1];
    double both = seconds(() -> coded[0] = coder.code(frames)) / taken;
    return new PlayCost(
        play,
        stage,
        drawing * count,
        Math.max(0, both - drawing) * count,
        bytes(coded[0].samples(), count));
  }

  private long frames(PlayRecord play) {
    FrameRate rate = scene.settings().rate();
    return play.start().plus(play.duration()).firstFrame(rate) - play.start().firstFrame(rate);
  }

  /**
   * Estimates the bytes of a play in a video. Each measured sample begins with a key frame, but a
   * video is assumed to have one every {@value #KEY_SECONDS} s.
   */
  private double bytes(List<SegmentCoder.Sample> samples, long count) {
    double key = samples.get(0).data().length;
    double others = samples.stream().skip(1).mapToInt(s -> s.data().length).average().orElse(0);
    double keys = count / (KEY_SECONDS * scene.settings().rate().perSecond());
    return keys * key + Math.max(0, count - keys) * others;
  }

  /**
   * Returns the top-level objects on the stage at a frame that cost most, the most expensive first.
   */
  List<ObjectCost> objects(ObjectFinder finder) {
    StageSnapshot stage = finder.stage();
    List<Alone> all =
        stage.objects().stream()
            .filter(object -> object.parent() < 0)
            .map(object -> new Alone(object, stage.only(stage.family(object.id()))))
            .filter(one -> !one.frame().items().isEmpty())
            .toList();
    Frame nothing = stage.only(Set.of());
    Frame nothingMore = stage.only(Set.of());
    try (FramePainter painter =
        new FramePainter(scene.settings().width(), scene.settings().height())) {
      double always = least(painter, nothing, nothingMore, ROUNDS);
      Map<Alone, Double> once = new IdentityHashMap<>();
      for (Alone one : all) {
        cancellation.check();
        once.put(one, least(painter, nothing, one.frame(), 1));
      }
      // Each object is measured once. Only those in the answer are measured more precisely.
      return all.stream()
          .sorted(Comparator.comparingDouble((Alone one) -> once.get(one)).reversed())
          .limit(MAX_OBJECTS)
          .map(one -> measured(one, painter, nothing, always))
          .sorted(Comparator.comparingDouble(ObjectCost::drawing).reversed())
          .toList();
    }
  }

  private ObjectCost measured(Alone one, FramePainter painter, Frame nothing, double always) {
    cancellation.check();
    double painting = least(painter, nothing, one.frame(), ROUNDS);
    return new ObjectCost(one.object(), Math.max(0, painting - always));
  }

  /** An object, and a frame that shows only this object with its family. */
  private record Alone(StageObject object, Frame frame) {}

  /**
   * Returns the minimum time, of this number of attempts, to paint {@code frame} after {@code
   * before}.
   */
  private static double least(FramePainter painter, Frame before, Frame frame, int rounds) {
    double least = Double.MAX_VALUE;
    for (int i = 0; i < rounds; i++) {
      painter.paint(before);
      least = Math.min(least, seconds(() -> painter.paint(frame)));
    }
    return least;
  }

  private static double seconds(Runnable work) {
    long start = THREADS.getCurrentThreadCpuTime();
    work.run();
    return (THREADS.getCurrentThreadCpuTime() - start) / 1e9;
  }

  /**
   * Measures the time of the stage thread for each play. Only the first frames of a play are
   * created; their time is extrapolated to the others. The time between two plays belongs to the
   * later play.
   */
  private final class StageClock implements StageObserver {
    private final Map<Integer, Double> seconds;
    private long last;
    private long first;
    private long latest;
    private int taken;

    StageClock(Map<Integer, Double> seconds) {
      this.seconds = seconds;
    }

    @Override
    public void began(StageView stage) {
      last = THREADS.getCurrentThreadCpuTime();
    }

    @Override
    public List<Time> moments(PlayRecord play) {
      List<Time> moments = new ArrayList<>();
      long frame = play.start().firstFrame(scene.settings().rate());
      Time end = play.start().plus(play.duration());
      for (int i = 0; i < SAMPLE; i++) {
        Time at = Time.ofFrame(frame + i, scene.settings().rate());
        if (at.compareTo(end) >= 0) {
          break;
        }
        moments.add(at.minus(play.start()));
      }
      return moments;
    }

    @Override
    public void at(PlayRecord play, Time moment, StageView stage) {
      cancellation.check();
      stage.frame();
      latest = THREADS.getCurrentThreadCpuTime();
      first = taken == 0 ? latest : first;
      taken++;
    }

    @Override
    public void ended(PlayRecord play, StageView stage) {
      long now = THREADS.getCurrentThreadCpuTime();
      double more = taken < 2 ? 0 : frames(play) / (double) taken - 1;
      seconds.merge(
          play.index(), (now - last + Math.max(0, more) * (latest - first)) / 1e9, Double::sum);
      last = now;
      taken = 0;
    }
  }
}
