package zoetrope.scene;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import zoetrope.internal.diagnostics.Messages;
import zoetrope.internal.diagnostics.Preconditions;
import zoetrope.internal.scene.SubtitleSplitter;
import zoetrope.sound.LineText;
import zoetrope.sound.SpokenLine;
import zoetrope.sound.WordTimes;

/** The sections, slides and subtitles that a scene sets while it runs. */
final class SceneMarkers {
  /**
   * The shortest duration of a subtitle, in seconds; SRT files have a resolution of milliseconds.
   */
  private static final double MIN_SUBTITLE_SECONDS = 0.001;

  /**
   * The maximum length of a name, in UTF-16 units. Containers limit the titles of chapters to a few
   * hundred bytes.
   */
  static final int MAX_NAME_LENGTH = 80;

  private final List<Section> sections = new ArrayList<>();
  private final Map<String, Section> named = new HashMap<>();
  private final List<SlideMark> slides = new ArrayList<>();
  private final List<SlideMark> ofSections = new ArrayList<>();
  private final List<Subtitle> subtitles = new ArrayList<>();

  /**
   * The number of subtitles after the last spoken line was added. If it equals the number of all
   * subtitles, the last subtitle belongs to a spoken line, which has a separate warning.
   */
  private int spokenCount;

  /** Returns the sections that have begun; the list grows while the scene runs. */
  List<Section> sections() {
    return Collections.unmodifiableList(sections);
  }

  /** Returns the slides, in order; slides that begin at the same time are combined. */
  List<Slide> slides() {
    Map<Time, Slide> all = new TreeMap<>();
    Stream.concat(ofSections.stream().filter(mark -> !mark.isPlain()), slides.stream())
        .map(SlideMark::slide)
        .forEach(slide -> all.merge(slide.start(), slide, Slide::and));
    return List.copyOf(all.values());
  }

  List<Subtitle> subtitles() {
    return subtitles;
  }

  SlideMark section(String name, Time now, int play) {
    Preconditions.require(
        name != null && !name.isBlank(),
        "a section needs a name, such as section(\"Introduction\")");
    Preconditions.require(
        !name.chars().anyMatch(Character::isISOControl),
        "the name of the section '%s' has line ends or other control characters: give it a name"
            + " of one line",
        name.lines().findFirst().orElse(""));
    Preconditions.require(
        name.length() <= MAX_NAME_LENGTH,
        "the name of a section has %s characters, but at most %s are allowed: players show it in a"
            + " menu",
        name.length(),
        MAX_NAME_LENGTH);
    Section section = new Section(name, now, play);
    Section other = named.putIfAbsent(name, section);
    if (other != null) {
      throw new IllegalArgumentException(
          Messages.of(
              "the scene has two sections named '%s': the first begins at %.3f s; rename one",
              name, other.start().seconds()));
    }
    sections.add(section);
    return added(new SlideMark(now, ""), ofSections);
  }

  private static SlideMark added(SlideMark mark, List<SlideMark> marks) {
    marks.add(mark);
    return mark;
  }

  SlideMark nextSlide(String notes, Time now) {
    Preconditions.require(
        notes != null, "nextSlide(null) has no notes: call nextSlide() for a slide without notes");
    Preconditions.require(
        slides.isEmpty() || !slides.get(slides.size() - 1).slide().start().equals(now),
        "two slides begin at %.3f s: play something or pause between them, or leave one out",
        now.seconds());
    return added(new SlideMark(now, notes), slides);
  }

  void subtitle(String text, double seconds, Time now) {
    String lines = text == null ? "" : text.lines().collect(Collectors.joining("\n"));
    Preconditions.require(
        !lines.isBlank(), "a subtitle needs a text; to show none, call pause() without one");
    Preconditions.require(
        !lines.lines().anyMatch(String::isBlank),
        "the subtitle '%s' has an empty line, which would end it: leave the line out, or call"
            + " subtitle() again",
        firstLine(lines));
    Preconditions.require(
        seconds >= MIN_SUBTITLE_SECONDS,
        "a subtitle of %s s is not possible: it must be a number of seconds, 0.001 or more",
        seconds);
    if (!subtitles.isEmpty()) {
      requireOver(subtitles.get(subtitles.size() - 1), lines, now);
    }
    subtitles.add(new Subtitle(lines, now, Time.of(seconds)));
  }

  /**
   * Adds subtitles that show {@code whole} while a line is spoken. Each subtitle lasts from its
   * first word to the first word of the next subtitle.
   */
  void subtitles(SpokenLine line, LineText whole) {
    List<SubtitleSplitter.Part> parts = SubtitleSplitter.split(whole.words());
    for (int i = 0; i < parts.size(); i++) {
      Time start = at(line, whole, parts.get(i).from());
      boolean last = i + 1 == parts.size();
      Time end = last ? Time.of(line.end()) : at(line, whole, parts.get(i + 1).from());
      if (i == 0 && !subtitles.isEmpty()) {
        requireOver(subtitles.get(subtitles.size() - 1), parts.get(i).text(), start);
      }
      if (end.compareTo(start) > 0) {
        subtitles.add(new Subtitle(parts.get(i).text(), start, end.minus(start)));
      }
    }
    spokenCount = subtitles.size();
  }

  /**
   * Returns the time when the spoken line reaches a position of the shown text. The word times of
   * the voice are used only if the shown text is the spoken text.
   */
  private static Time at(SpokenLine line, LineText shown, int position) {
    boolean sameText = shown.words().equals(line.text().words());
    WordTimes words = sameText ? line.words() : WordTimes.ESTIMATED;
    return Time.of(line.start() + words.at(shown, position, line.seconds()));
  }

  private static void requireOver(Subtitle last, String text, Time now) {
    if (last.end().compareTo(now) > 0) {
      double most = now.minus(last.start()).seconds();
      throw new IllegalArgumentException(
          Messages.of(
              "the subtitle '%s' begins at %.3f s, while '%s' is shown until %.3f s: %s",
              firstLine(text),
              now.seconds(),
              firstLine(last.text()),
              last.end().seconds(),
              most >= MIN_SUBTITLE_SECONDS
                  ? Messages.of("shorten the first one to %.3f s or less", most)
                  : "let time pass between them, or combine their texts"));
    }
  }

  /** Returns a warning if the last subtitle lasts beyond the end of the scene. */
  Optional<String> noteAt(Time end) {
    if (subtitles.size() == spokenCount) {
      return Optional.empty();
    }
    Subtitle last = subtitles.get(subtitles.size() - 1);
    if (last.end().compareTo(end) <= 0) {
      return Optional.empty();
    }
    return Optional.of(
        Messages.of(
            "the subtitle '%s' should be shown until %.3f s, but the scene ends at %.3f s",
            firstLine(last.text()), last.end().seconds(), end.seconds()));
  }

  private static String firstLine(String text) {
    return text.lines().findFirst().orElse("");
  }
}
