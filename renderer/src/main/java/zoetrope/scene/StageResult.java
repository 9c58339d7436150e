package zoetrope.scene;

import java.util.List;
import java.util.function.Consumer;
import zoetrope.sound.SoundCue;
import zoetrope.sound.SpokenLine;

/** The immutable result of running a scene. */
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
  List<Permission> permissions = List.of();
  List<Parameter<?>> parameters = List.of();
  boolean transparent;

  /** Creates a result without plays, sections and sounds. */
  public StageResult(Time duration, long frames, boolean complete) {
    this.duration = duration;
    this.frames = frames;
    this.complete = complete;
  }

  /** Returns a changed copy, with copied lists. */
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
      copy.permissions = List.copyOf(copy.permissions);
      copy.parameters = List.copyOf(copy.parameters);
      return copy;
    } catch (CloneNotSupportedException e) {
      throw new AssertionError(e);
    }
  }

  /** Returns the exact sum of all run times and pauses. */
  public Time duration() {
    return duration;
  }

  /** Returns the number of frames of the whole scene at the run's frame rate, at least 1. */
  public long frames() {
    return frames;
  }

  /**
   * Returns whether the scene ran to its end. If not, it was stopped after the last wanted frame,
   * and the result covers the scene up to that frame.
   */
  public boolean complete() {
    return complete;
  }

  public List<PlayRecord> plays() {
    return plays;
  }

  public List<Section> sections() {
    return sections;
  }

  /** Returns the end of section {@code i}: the start of the next one, or the end of the scene. */
  public Time sectionEnd(int i) {
    return i + 1 < sections.size() ? sections.get(i + 1).start() : duration;
  }

  /** Returns the subtitles, in order. They do not overlap. */
  public List<Subtitle> subtitles() {
    return subtitles;
  }

  /** Returns the sounds, ordered by their start. */
  public List<SoundCue> sounds() {
    return sounds;
  }

  public List<SpokenLine> lines() {
    return lines;
  }

  /** Returns the beginnings of slides, in order; no two have the same time. */
  public List<Slide> slides() {
    return slides;
  }

  /** Returns the time events, ordered as the scene reached them. */
  public List<TimeEvent> timeEvents() {
    return timeEvents;
  }

  /** Returns the warnings for the author, in order, each once. */
  public List<String> warnings() {
    return warnings;
  }

  /** Returns the faults that the scene allows, in order. */
  public List<Permission> permissions() {
    return permissions;
  }

  /** Returns the parameters that the scene has declared, as fields and in {@code construct()}. */
  public List<Parameter<?>> parameters() {
    return parameters;
  }

  public StageResult withWarnings(List<String> newWarnings) {
    return with(copy -> copy.warnings = newWarnings);
  }

  /** Returns whether the background was not opaque at some time. */
  public boolean transparent() {
    return transparent;
  }
}
