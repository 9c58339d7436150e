package zoetrope.studio.make;

import static zoetrope.studio.make.MakeSettings.text;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import zoetrope.output.OutputFormat;
import zoetrope.render.result.UsageException;

/**
 * The file names of outputs. They follow the same rules as on the command line. All files are in
 * the folder where the studio was started.
 */
final class MakeNames {
  private static final String DEFAULT = "out";

  private final JsonNode call;
  private final Path folder;

  /** Reads the names of a call; they are in {@code folder}. */
  MakeNames(JsonNode call, Path folder) {
    this.call = call;
    this.folder = folder;
  }

  /**
   * Returns the file or, for an image sequence, the folder.
   *
   * @param stem the default name without an extension
   * @throws UsageException for a place outside of the folder
   */
  Path target(String stem, OutputFormat format) {
    String name = stem + format.ending();
    Optional<String> given = text(call, "target");
    return isOneOfSeveral()
        ? within(given.map(MakeNames::folderOfSeveral).orElse(DEFAULT) + "/" + name)
        : within(given.orElse(DEFAULT + "/" + name));
  }

  /** Joins the words that are not empty with hyphens. */
  static String stem(String... words) {
    return Stream.of(words).filter(word -> !word.isEmpty()).collect(Collectors.joining("-"));
  }

  /** Returns the folder for additional files. With several outputs, each has its own subfolder. */
  Optional<Path> beside(String name, String stem) {
    Optional<String> place = text(call, name);
    return place.map(path -> within(isOneOfSeveral() ? path + "/" + stem : path));
  }

  /** Whether the target is a folder for outputs of several scenes, times or languages. */
  private boolean isOneOfSeveral() {
    return call.path("several").asBoolean();
  }

  private static String folderOfSeveral(String name) {
    UsageException.require(
        OutputFormat.find(Path.of(name)).isEmpty(),
        "%s is the name of one file, but there are several to write: name a folder",
        name);
    return name;
  }

  private Path within(String name) {
    Path path;
    try {
      path = folder.resolve(name).normalize();
    } catch (InvalidPathException e) {
      throw new UsageException("'" + name + "' cannot be the name of a file");
    }
    UsageException.require(
        path.startsWith(folder) && !path.equals(folder) && isReallyWithin(path),
        "%s is not in %s: the studio writes only to the folder where it was started",
        path,
        folder);
    return path;
  }

  /** Whether a path is in the folder after symbolic links are resolved. */
  private boolean isReallyWithin(Path path) {
    Path existing = path;
    while (!Files.exists(existing, LinkOption.NOFOLLOW_LINKS)) {
      existing = existing.getParent();
    }
    try {
      return existing.toRealPath().startsWith(folder.toRealPath());
    } catch (IOException e) {
      return false; // This link has no target yet, but writing would create the target.
    }
  }
}
