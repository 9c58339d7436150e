package zoetrope.cli;

import java.util.List;
import java.util.stream.Stream;
import picocli.CommandLine.Option;
import zoetrope.output.Feature;
import zoetrope.output.Wishes;
import zoetrope.render.request.NamedSection;
import zoetrope.render.request.PlayRange;
import zoetrope.render.request.ScenePart;
import zoetrope.render.request.SourceLine;
import zoetrope.render.request.TimePoint;
import zoetrope.render.request.TimeRange;

final class PartOptions {
  @Option(
      names = "--from",
      paramLabel = "TIME",
      description = "Start at this time (default: the beginning)")
  private TimePoint from;

  @Option(
      names = "--to",
      paramLabel = "TIME",
      description = "Stop before the frame at this time (default: the end)")
  private TimePoint to;

  @Option(
      names = "--section",
      paramLabel = "NAME",
      description = "Render only this section ('render info SCENE' lists them)")
  private String section;

  @Option(
      names = "--play",
      paramLabel = "N",
      description =
          "Render only play N, N-M or N- (--dry-run lists them); with -o FILE.png, its last frame")
  private PlayRange plays;

  @Option(
      names = "--line",
      paramLabel = "N",
      description =
          "Render only the plays of source line N, or of a line in another file: OTHER.java:N; with -o FILE.png, their last frame")
  private SourceLine line;

  /**
   * Whether plays are selected, by their numbers or by a source line. In this case a still shows
   * the last frame of the last selected play.
   */
  boolean isOfPlays() {
    return plays != null || line != null;
  }

  /** Returns the selected part; the whole scene if none is selected. */
  ScenePart part() {
    if (plays != null) {
      return plays;
    }
    if (line != null) {
      return line;
    }
    if (section != null) {
      return new NamedSection(section);
    }
    return new TimeRange(
        from == null ? TimeRange.ALL.from() : from, to == null ? TimeRange.ALL.to() : to);
  }

  /**
   * Adds the selection to the features that the command line asks for.
   *
   * @throws zoetrope.render.result.UsageException if several options select a part
   */
  void addTo(Wishes wishes) {
    String range = from != null ? "--from" : to != null ? "--to" : "";
    List<String> named =
        Stream.of(
                range,
                section == null ? "" : "--section",
                plays == null ? "" : "--play",
                line == null ? "" : "--line")
            .filter(option -> !option.isEmpty())
            .toList();
    RenderCommand.checkOne(named);
    wishes.with(Feature.PART, String.join("", named), !named.isEmpty());
  }
}
