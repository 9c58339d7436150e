package zoetrope.internal.render.files;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import zoetrope.frame.FrameRate;
import zoetrope.internal.diagnostics.Messages;
import zoetrope.internal.video.mux.SubtitleCue;
import zoetrope.output.OutputFormat;
import zoetrope.output.OutputKind;
import zoetrope.scene.FrameRange;
import zoetrope.scene.Subtitle;
import zoetrope.scene.Time;

/**
 * The formats of subtitle files. Both number the subtitles, have times in milliseconds and are in
 * UTF-8. The subtitles of a WebM video are WebVTT, which browsers show. Those of all other videos
 * are SubRip.
 */
public enum SubtitleFormat {
  SRT("", ","),
  VTT("WEBVTT\n\n", ".");

  private static final long MILLIS = 1000;

  private final String head;
  private final String point;

  SubtitleFormat(String head, String point) {
    this.head = head;
    this.point = point;
  }

  public static SubtitleFormat of(Path film) {
    return OutputFormat.find(film, OutputKind.FILM)
        .filter(format -> format.subtitleEnding().equals(".vtt"))
        .map(format -> VTT)
        .orElse(SRT);
  }

  /** Returns the path of the subtitles: the path of the video with another file name extension. */
  public static Path beside(Path film) {
    String name = film.getFileName().toString();
    int dot = name.lastIndexOf('.');
    String ending = "." + of(film).name().toLowerCase(Locale.ROOT);
    return film.resolveSibling((dot < 0 ? name : name.substring(0, dot)) + ending);
  }

  /**
   * Returns the subtitles of a video that shows the frames in {@code range}. Times are measured
   * from the video's beginning. Subtitles outside of the range are omitted, and those that overlap
   * its bounds are cut there.
   */
  public static List<SubtitleCue> cues(List<Subtitle> subtitles, FrameRange range, FrameRate rate) {
    long from = Time.ofFrame(range.from(), rate).flicks();
    long to = Time.ofFrame(range.to(), rate).flicks();
    return subtitles.stream()
        .map(
            subtitle ->
                new SubtitleCue(
                    millis(Math.max(subtitle.start().flicks(), from) - from),
                    millis(Math.min(subtitle.end().flicks(), to) - from),
                    subtitle.text()))
        .filter(cue -> cue.start() < cue.end())
        .toList();
  }

  /** Returns the content of the subtitle file; an empty string if there are no subtitles. */
  public String text(List<SubtitleCue> cues) {
    StringBuilder text = new StringBuilder();
    int number = 0;
    for (SubtitleCue cue : cues) {
      text.append(number == 0 ? "" : "\n").append(++number).append('\n');
      text.append(clock(cue.start())).append(" --> ").append(clock(cue.end())).append('\n');
      text.append(this == SRT ? cue.text() : cue.webVtt()).append('\n');
    }
    return text.length() == 0 ? "" : head + text;
  }

  /** Rounds to the nearest millisecond, so that consecutive subtitles stay consecutive. */
  private static long millis(long flicks) {
    return Math.floorDiv(2 * flicks * MILLIS + Time.PER_SECOND, 2 * Time.PER_SECOND);
  }

  private String clock(long millis) {
    long seconds = millis / MILLIS;
    return Messages.of(
        "%02d:%02d:%02d%s%03d",
        seconds / 3600, seconds / 60 % 60, seconds % 60, point, millis % MILLIS);
  }
}
