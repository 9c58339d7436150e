package zoetrope.studio.make;

import static zoetrope.studio.make.MakeSettings.text;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import zoetrope.output.OutputFormat;
import zoetrope.render.result.UsageException;

/**
 * The names of what is made, as the command line gives them. All are in the folder that the studio
 * was started in.
 */
final class MakeNames {
  private static final String DEFAULT = "out";

  private final JsonNode call;
  private final Path folder;

  /** Names in {@code folder} of what a page calls for. */
  MakeNames(JsonNode call, Path folder) {
    this.call = call;
    this.folder = folder;
  }

  /**
   * The file, or the folder of pictures.
   *
   * @param stem the name that it has by itself, without its ending
   * @throws UsageException for a place outside of the folder
   */
  Path target(String stem, OutputFormat format) {
    String name = stem + format.ending();
    Optional<String> given = text(call, "target");
    return isOneOfSeveral()
        ? within(given.map(MakeNames::folderOfSeveral).orElse(DEFAULT) + "/" + name)
        : within(given.orElse(DEFAULT + "/" + name));
  }

  /** What a scene's name is followed by. */
  static String stem(String... words) {
    return Stream.of(words).filter(word -> !word.isEmpty()).collect(Collectors.joining("-"));
  }

  /** A folder for what is written beside a film; of several films each has its own in it. */
  Optional<Path> beside(String name, String stem) {
    Optional<Path> place = text(call, name).map(this::within);
    return isOneOfSeveral() ? place.map(path -> path.resolve(stem)) : place;
  }

  /** Whether a target is the folder of what is made of more scenes, moments or languages, too. */
  private boolean isOneOfSeveral() {
    return call.path("several").asBoolean();
  }

  private static String folderOfSeveral(String name) {
    if (OutputFormat.find(Path.of(name)).isPresent()) {
      throw new UsageException(
          name + " is the name of one file, but there are several to write: name a folder");
    }
    return name;
  }

  private Path within(String name) {
    Path path;
    try {
      path = folder.resolve(name).normalize();
    } catch (InvalidPathException e) {
      throw new UsageException("'" + name + "' is no name that a file can have");
    }
    if (!path.startsWith(folder) || path.equals(folder)) {
      throw new UsageException(
          path + " is not in " + folder + ": the studio writes in the folder it was started in");
    }
    return path;
  }
}
