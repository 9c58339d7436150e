package zoetrope.internal.render.sheet;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import zoetrope.frame.Frame;
import zoetrope.frame.FrameRate;
import zoetrope.internal.render.plan.ConfiguredScene;
import zoetrope.internal.render.plan.RenderSession;
import zoetrope.internal.render.still.StagePicture;
import zoetrope.render.request.RenderSettings;
import zoetrope.render.request.SheetFrames;
import zoetrope.render.request.SheetFrames.Mark;
import zoetrope.render.request.TimePoint;
import zoetrope.render.result.UsageException;
import zoetrope.scene.FrameRange;
import zoetrope.scene.Section;
import zoetrope.scene.StageResult;
import zoetrope.scene.StageView;
import zoetrope.scene.Time;

/**
 * Collects frames for a storyboard while a scene runs: either the frames at given times, or one
 * frame at each time step.
 */
final class FrameCards implements CardSource {
  private final SheetFrames frames;
  private final ConfiguredScene scene;
  private final RenderSettings settings;
  private final TreeSet<Long> numbers = new TreeSet<>();
  private final FrameRate rate;
  private final long length;
  private final boolean words;
  private final Map<Frame, Taken> seen = new IdentityHashMap<>();
  private final TreeMap<Long, Taken> latest = new TreeMap<>();
  private final TreeMap<Long, Taken> taken = new TreeMap<>();

  private record Taken(StagePicture picture, List<Mark> marks) {}

  /**
   * Creates an observer. If a time is relative to the end, the scene first runs to find its length.
   *
   * @param words whether the words in the frames are collected, too
   */
  FrameCards(SheetFrames frames, ConfiguredScene scene, RenderSettings settings, boolean words) {
    this.frames = frames;
    this.scene = scene;
    this.settings = settings;
    this.rate = settings.rate();
    this.words = words;
    this.length = frames.times().contains(TimePoint.END) ? scene.dryRun().frames() : Long.MAX_VALUE;
    frames.times().forEach(time -> numbers.add(time.frameAt(rate, length)));
  }

  @Override
  public boolean notesCreations() {
    return frames.marker() != SheetFrames.Marker.NONE;
  }

  @Override
  public FrameRange wanted(long next, List<Section> sections) {
    if (!numbers.isEmpty()) {
      Long number = numbers.ceiling(next);
      return FrameRange.only(number == null ? numbers.last() : number);
    }
    long step = frames.step().flicks();
    Time time = new Time(Time.ofFrame(next, rate).flicks() / step * step);
    while (time.lastFrame(rate) < next) {
      time = time.plus(frames.step());
    }
    return FrameRange.only(time.lastFrame(rate));
  }

  @Override
  public Frame taken(long number, StageView stage) {
    StagePicture picture =
        words ? StagePicture.of(stage) : new StagePicture(stage.frame(), Map.of());
    Taken now = new Taken(picture, frames.marker().marks(number, stage));
    seen.put(picture.frame(), now);
    latest.put(number, now);
    return picture.frame();
  }

  @Override
  public void frame(Frame frame, long number, long count) {
    Taken found = seen.get(frame);
    if (found == null) {
      // The stage has added subtitles to the frame, so it is another object.
      Taken below = latest.floorEntry(number).getValue();
      found = new Taken(new StagePicture(frame, below.picture().words()), below.marks());
    }
    taken.put(number, found);
  }

  @Override
  public List<String> late(StageResult result) {
    List<String> late = new ArrayList<>();
    for (TimePoint time : frames.times()) {
      if (!taken.containsKey(time.frameAt(rate, length))) {
        UsageException error = RenderSession.beyond(scene.entry(), settings, time, result.frames());
        if (result.frames() == 0) {
          throw error;
        }
        late.add(error.getMessage() + ": the sheet shows the last frame instead");
      }
    }
    return late;
  }

  @Override
  public List<SheetCard> cards(StageResult result) {
    List<SheetCard> cards = new ArrayList<>();
    Set<Integer> explained = new HashSet<>();
    for (long number : shownNumbers()) {
      Taken shown = taken.get(number);
      List<Mark> marks =
          shown.marks().stream()
              .map(m -> explained.add(m.number()) ? m : new Mark(m.number(), "", m.boxes()))
              .toList();
      Time time = Time.ofFrame(number, rate);
      cards.add(
          new SheetCard(
              shown.picture().frame(),
              shown.picture().words(),
              SheetCards.clock(time.seconds()),
              "frame " + number,
              source(time, result),
              "",
              "",
              "",
              marks));
    }
    return cards;
  }

  /**
   * Returns the numbers of the frames in the order of their times. A time beyond the end has the
   * last frame.
   */
  private Set<Long> shownNumbers() {
    if (frames.times().isEmpty() || taken.isEmpty()) {
      return taken.keySet();
    }
    Set<Long> shown = new LinkedHashSet<>();
    for (TimePoint time : frames.times()) {
      long number = time.frameAt(rate, length);
      shown.add(taken.containsKey(number) ? number : taken.lastKey());
    }
    return shown;
  }

  private static String source(Time time, StageResult result) {
    return result.plays().stream()
        .filter(play -> play.start().compareTo(time) <= 0 && !play.file().isEmpty())
        .reduce((earlier, later) -> later)
        .map(play -> play.place())
        .orElse("");
  }
}
