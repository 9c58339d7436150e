package zoetrope.internal.render.film;

import java.util.List;
import java.util.TreeMap;
import java.util.function.Function;
import zoetrope.frame.Frame;
import zoetrope.frame.FrameRate;
import zoetrope.internal.render.still.StagePicture;
import zoetrope.internal.vector.DrawnLine;
import zoetrope.internal.vector.FrameTexts;
import zoetrope.internal.vector.film.LineTrack;
import zoetrope.render.request.RenderSettings;
import zoetrope.scene.FrameRange;
import zoetrope.scene.PlayRecord;
import zoetrope.scene.Section;
import zoetrope.scene.StageObserver;
import zoetrope.scene.StageView;

/**
 * Collects the texts of a film while another observer stores its frames. It looks for texts at the
 * beginning of each play and pause, and several times per second, because a search in each frame
 * would take too long.
 */
final class CollectedTexts implements StageObserver {
  /** The time between two searches, in seconds. */
  private static final double INTERVAL = 0.1;

  private final StageObserver frames;
  private final Function<List<Section>, FrameRange> part;
  private final int width;
  private final int height;
  private final long interval;
  private final LineTrack track;

  /** The texts of the frames that were taken but not passed on, by the numbers of the frames. */
  private final TreeMap<Long, List<DrawnLine>> taken = new TreeMap<>();

  private long next;

  /**
   * Creates a collector without texts.
   *
   * @param frames the observer that stores the frames; it may stop to do so
   * @param part returns the range of frames that the film shows, given the sections that have begun
   */
  CollectedTexts(
      StageObserver frames, Function<List<Section>, FrameRange> part, RenderSettings settings) {
    FrameRate rate = settings.rate();
    double perSecond = (double) rate.numerator() / rate.denominator();
    this.frames = frames;
    this.part = part;
    this.width = settings.width();
    this.height = settings.height();
    this.interval = Math.max(1, Math.round(INTERVAL * perSecond));
    this.track = new LineTrack(height, perSecond);
  }

  /** Returns the texts of a part of the scene, as JSON values. Must be called after the end. */
  List<Object> in(FrameRange range) {
    return track.in(range.from(), range.to());
  }

  @Override
  public FrameRange wanted(long from, List<Section> sections) {
    frames.wanted(from, sections);
    return part.apply(sections);
  }

  @Override
  public Frame taken(long number, StageView stage) {
    if (number < next && !taken.containsKey(number)) {
      return frames.taken(number, stage);
    }
    StagePicture picture = StagePicture.of(stage);
    taken.put(number, FrameTexts.of(picture.frame(), width, height, picture.words()));
    next = number + interval;
    return picture.frame();
  }

  @Override
  public void frame(Frame frame, long number, long count) {
    List<DrawnLine> lines = taken.get(number);
    taken.headMap(number, true).clear();
    if (lines != null) {
      track.add(number, number + count - 1, lines);
    }
    frames.frame(frame, number, count);
  }

  @Override
  public void called(PlayRecord play, StageView stage) {
    next = 0;
  }
}
