package zoetrope.internal.render.plan;

import java.util.ArrayList;
import java.util.List;
import java.util.NavigableSet;
import java.util.TreeSet;
import java.util.stream.Stream;
import zoetrope.frame.FrameRate;
import zoetrope.internal.render.files.SubtitleFormat;
import zoetrope.internal.video.mux.Chapter;
import zoetrope.internal.video.mux.SubtitleCue;
import zoetrope.scene.FrameRange;
import zoetrope.scene.Section;
import zoetrope.scene.Slide;
import zoetrope.scene.StageResult;
import zoetrope.scene.Time;

/**
 * A range of a video that becomes a separate video: a section, or a slide of a presentation. The
 * parts of a video are consecutive.
 *
 * @param title the section's title; before the first section, the scene's name
 * @param range the part's frames, by their numbers in the scene; at least one frame
 * @param subtitles the subtitles visible in this part, with times from the part's beginning
 * @param slides the slides that begin in this part
 */
public record FilmPart(
    String title, FrameRange range, List<SubtitleCue> subtitles, List<Slide> slides) {
  private static final String PAUSE = "pause";

  public long frames() {
    return range.to() - range.from();
  }

  /** Returns this part without subtitles, if they are drawn into the frames. */
  FilmPart withoutSubtitles() {
    return new FilmPart(title, range, List.of(), slides);
  }

  /**
   * Returns a part for each section of a video.
   *
   * @param chapters the sections; their frames are counted from the beginning of the video
   */
  static List<FilmPart> ofSections(
      List<Chapter> chapters, String scene, FrameRange film, StageResult whole, FrameRate rate) {
    NavigableSet<Long> starts = new TreeSet<>();
    chapters.forEach(chapter -> starts.add(film.from() + chapter.from()));
    return parts(starts, scene, film, whole, rate);
  }

  /**
   * Returns a part for each slide of a video. Each section and each slide of the scene begins a
   * part. If the scene has neither sections nor slides, each pause ends a part.
   */
  static List<FilmPart> ofSlides(String scene, FrameRange film, StageResult whole, FrameRate rate) {
    Stream<Time> marked =
        Stream.concat(
            whole.sections().stream().map(Section::start),
            whole.slides().stream().map(Slide::start));
    Stream<Time> paused =
        whole.plays().stream()
            .filter(play -> play.description().equals(PAUSE))
            .map(play -> play.start().plus(play.duration()));
    boolean isMarked = !whole.sections().isEmpty() || !whole.slides().isEmpty();
    NavigableSet<Long> starts = new TreeSet<>();
    (isMarked ? marked : paused).forEach(time -> starts.add(time.firstFrame(rate)));
    return parts(starts, scene, film, whole, rate);
  }

  private static List<FilmPart> parts(
      NavigableSet<Long> starts, String scene, FrameRange film, StageResult whole, FrameRate rate) {
    List<Long> bounds = new ArrayList<>(List.of(film.from()));
    bounds.addAll(starts.subSet(film.from(), false, film.to(), false));
    bounds.add(film.to());
    List<FilmPart> parts = new ArrayList<>();
    for (int i = 0; i + 1 < bounds.size(); i++) {
      FrameRange range = new FrameRange(bounds.get(i), bounds.get(i + 1));
      parts.add(
          new FilmPart(
              title(range.from(), scene, whole, rate),
              range,
              subtitles(range, whole, rate),
              whole.slides().stream()
                  .filter(slide -> isIn(range, slide.start().firstFrame(rate)))
                  .toList()));
    }
    return List.copyOf(parts);
  }

  /**
   * Returns the subtitles of a part. Omits subtitles that are visible in the part for less than a
   * frame, because they belong to the part before or after it.
   */
  private static List<SubtitleCue> subtitles(FrameRange range, StageResult whole, FrameRate rate) {
    double frame = 1000 * Time.ofFrame(1, rate).seconds();
    return SubtitleFormat.cues(whole.subtitles(), range, rate).stream()
        .filter(cue -> cue.end() - cue.start() >= frame)
        .toList();
  }

  private static boolean isIn(FrameRange range, long frame) {
    return range.from() <= frame && frame < range.to();
  }

  private static String title(long frame, String scene, StageResult whole, FrameRate rate) {
    String title = scene;
    for (Section section : whole.sections()) {
      title = section.start().firstFrame(rate) <= frame ? section.name() : title;
    }
    return title;
  }
}
