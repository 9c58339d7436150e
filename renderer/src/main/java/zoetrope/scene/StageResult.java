package zoetrope.scene;

import java.util.List;
import java.util.function.Consumer;
import zoetrope.sound.SoundCue;
import zoetrope.sound.SpokenLine;

/** The result of running a scene. Instances do not change. */
public final class StageResult implements Cloneable {
  private final Time duration;
  private final long frames;
  private final boolean complete;
  List<PlayRecord> plays = List.of();
  List<Section> sections = List.of();
  List<Subtitle> subtitles = List.of();
  List<SoundCue> sounds = List.of();
  List<SpokenLine> lines = List.of();
  List<Slide> slides = List.of();
  List<TimeEvent> timeEvents = List.of();
  List<String> warnings = List.of();
  boolean transparent;

  /** A result without plays, marks and sounds. */
  public StageResult(Time duration, long frames, boolean complete) {
    this.duration = duration;
    this.frames = frames;
    this.complete = complete;
  }

  /** A changed copy, with copied lists. */
  StageResult with(Consumer<StageResult> change) {
    try {
      StageResult copy = (StageResult) clone();
      change.accept(copy);
      copy.plays = List.copyOf(copy.plays);
      copy.sections = List.copyOf(copy.sections);
      copy.subtitles = List.copyOf(copy.subtitles);
      copy.sounds = List.copyOf(copy.sounds);
      copy.lines = List.copyOf(copy.lines);
      copy.slides = List.copyOf(copy.slides);
      copy.timeEvents = List.copyOf(copy.timeEvents);
      copy.warnings = List.copyOf(copy.warnings);
      return copy;
    } catch (CloneNotSupportedException e) {
      throw new AssertionError(e);
    }
  }

  /** The exact sum of all run times and pauses. */
  public Time duration() {
    return duration;
  }

  /** The number of frames of the whole scene at the run's frame rate, at least 1. */
  public long frames() {
    return frames;
  }

  /**
   * Whether the scene ran to its end. If not, it was stopped after the last wanted frame, and the
   * result covers the scene up to there.
   */
  public boolean complete() {
    return complete;
  }

  /** All plays and pauses, in order. */
  public List<PlayRecord> plays() {
    return plays;
  }

  /** The sections, in order. */
  public List<Section> sections() {
    return sections;
  }

  /** The end of section {@code i}: the start of the next one, or the end of the scene. */
  public Time sectionEnd(int i) {
    return i + 1 < sections.size() ? sections.get(i + 1).start() : duration;
  }

  /** The subtitles, in order; none begins before the one before it ends. */
  public List<Subtitle> subtitles() {
    return subtitles;
  }

  /** The sounds, in the order in which they begin. */
  public List<SoundCue> sounds() {
    return sounds;
  }

  /** The spoken lines, in order. */
  public List<SpokenLine> lines() {
    return lines;
  }

  /** The beginnings of slides, in order; no two at one time. */
  public List<Slide> slides() {
    return slides;
  }

  /** The time events, in the order in which the scene came to them. */
  public List<TimeEvent> timeEvents() {
    return timeEvents;
  }

  /** The warnings for the author, in order, each once. */
  public List<String> warnings() {
    return warnings;
  }

  /** A copy with other warnings. */
  public StageResult withWarnings(List<String> newWarnings) {
    return with(copy -> copy.warnings = newWarnings);
  }

  /** Whether the background was not opaque at some time. */
  public boolean transparent() {
    return transparent;
  }
}
