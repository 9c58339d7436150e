package zoetrope.cli;

import picocli.CommandLine.Option;
import zoetrope.render.NamedSection;
import zoetrope.render.PlayRange;
import zoetrope.render.ScenePart;
import zoetrope.render.SourceLine;
import zoetrope.render.TimePoint;
import zoetrope.render.TimeRange;

/** Which part of a scene is wanted. */
final class PartOptions {
  @Option(
      names = "--from",
      paramLabel = "TIME",
      converter = Converters.OfTime.class,
      description = "leaves out what comes before")
  private TimePoint from;

  @Option(
      names = "--to",
      paramLabel = "TIME",
      converter = Converters.OfTime.class,
      description = "leaves out the frame there and what comes after")
  private TimePoint to;

  @Option(
      names = "--section",
      paramLabel = "NAME",
      description = "only this section of the scene; 'render info SCENE' lists them")
  private String section;

  @Option(
      names = "--play",
      paramLabel = "N",
      converter = Converters.OfPlays.class,
      description =
          "only play N, from 0 as --dry-run lists them, or N-M, or N- to the end; with -o FILE.png a"
              + " still of its end")
  private PlayRange plays;

  @Option(
      names = "--line",
      paramLabel = "N",
      converter = Converters.OfLine.class,
      description =
          "only what line N of the scene's source plays, or OTHER.java:N; in a loop the first time;"
              + " with -o FILE.png a still of its end")
  private SourceLine line;

  /** Whether it is named by what is played, of which the end may be a still. */
  boolean isOfPlays() {
    return plays != null || line != null;
  }

  /** The part; the whole scene where none is named. */
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
   * Checks that no more than one part is named, and that what is made has parts.
   *
   * @param still whether a still is made
   * @param dryRun whether nothing is drawn
   */
  void check(boolean still, boolean dryRun) {
    boolean range = from != null || to != null;
    RenderCommand.refuse(still && range, "--at is one frame: leave out --from and --to");
    RenderCommand.refuse(section != null && still, "--at is one frame: leave out --section");
    RenderCommand.refuse(
        section != null && range, "--section is a part by itself: leave out --from and --to");
    RenderCommand.refuse(
        section != null && dryRun, "--dry-run shows whole scenes: leave out --section");
    RenderCommand.refuse(
        plays != null && line != null, "--play and --line are a part each: leave out one");
    String part = plays != null ? "--play" : line != null ? "--line" : "";
    if (!part.isEmpty()) {
      RenderCommand.refuse(still, "--at is one frame: leave out " + part);
      RenderCommand.refuse(range, part + " is a part by itself: leave out --from and --to");
      RenderCommand.refuse(section != null, part + " is a part by itself: leave out --section");
      RenderCommand.refuse(dryRun, "--dry-run shows whole scenes: leave out " + part);
    }
    RenderCommand.refuse(
        dryRun && range, "--dry-run shows whole scenes: leave out --at, --from, --to");
  }
}
