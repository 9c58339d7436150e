package zoetrope.render.result;

import java.nio.file.Path;
import java.util.List;

/**
 * The result of writing a storyboard.
 *
 * @param files the files: one for all pages, or one for each page
 * @param pictures the number of frames on all pages
 * @param warnings the warnings for the author
 */
public record SheetResult(List<Path> files, int pages, int pictures, List<String> warnings) {
  public SheetResult {
    files = List.copyOf(files);
    warnings = List.copyOf(warnings);
  }
}
