package zoetrope.render.result;

import java.nio.file.Path;
import java.util.List;

/**
 * A storyboard that was written.
 *
 * @param files one, or one for each page
 * @param pages how many there are
 * @param pictures on all pages
 * @param warnings what the author should know
 */
public record SheetResult(List<Path> files, int pages, int pictures, List<String> warnings) {
  /** Copies the lists. */
  public SheetResult {
    files = List.copyOf(files);
    warnings = List.copyOf(warnings);
  }
}
