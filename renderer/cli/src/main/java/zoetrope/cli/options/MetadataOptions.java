package zoetrope.cli.options;

import java.util.Optional;
import picocli.CommandLine.Option;
import zoetrope.render.request.Metadata;
import zoetrope.render.result.UsageException;

public final class MetadataOptions {
  @Option(names = "--title", paramLabel = "TEXT", description = "Title in the metadata of the file")
  private String title;

  @Option(names = "--author", paramLabel = "TEXT", description = "Author in the metadata")
  private String author;

  @Option(names = "--comment", paramLabel = "TEXT", description = "Comment in the metadata")
  private String comment;

  @Option(
      names = "--date",
      paramLabel = "DATE",
      description = "Date in the metadata: 2026, 2026-11 or 2026-11-25 (default: none)")
  private String date;

  /**
   * Returns the metadata.
   *
   * @throws UsageException if a value is not valid
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
