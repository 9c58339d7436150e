package zoetrope.cli.options;

import java.util.Optional;
import picocli.CommandLine.Option;
import zoetrope.render.request.Metadata;
import zoetrope.render.result.UsageException;

/** What files tell of themselves. */
public final class MetadataOptions {
  @Option(
      names = "--title",
      paramLabel = "TEXT",
      description = "the title that films, sounds, talks and stills tell of themselves")
  private String title;

  @Option(names = "--author", paramLabel = "TEXT", description = "their author")
  private String author;

  @Option(names = "--comment", paramLabel = "TEXT", description = "what else is to be said of them")
  private String comment;

  @Option(
      names = "--date",
      paramLabel = "DATE",
      description = "when they were made: 2026, 2026-11 or 2026-11-25; not told by default")
  private String date;

  /**
   * What was said.
   *
   * @throws UsageException for texts that cannot be
   */
  public Metadata metadata() {
    try {
      return new Metadata(
          Optional.ofNullable(title),
          Optional.ofNullable(author),
          Optional.ofNullable(comment),
          Optional.ofNullable(date));
    } catch (IllegalArgumentException e) {
      throw new UsageException(e.getMessage());
    }
  }
}
