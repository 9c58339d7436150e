package zoetrope.studio.make;

import static zoetrope.studio.make.MakeSettings.text;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import zoetrope.render.UsageException;

/**
 * The names of what is made, as the command line gives them. All are in the folder that the studio
 * was started in.
 */
final class MakeNames {
  private static final String DEFAULT = "out";
  private static final Pattern FILE_NAME = Pattern.compile(".*\\.[A-Za-z][A-Za-z0-9]{2,4}");
  private static final List<String> STILLS = List.of(".png", ".webp", ".svg", ".pdf");
  private static final List<String> SHEETS = List.of(".pdf", ".png", ".svg");
  private static final String TALK = ".html";

  private final JsonNode call;
  private final Path folder;
  private final MakeOrder.Kind kind;

  /** Names in {@code folder} of what a page calls for. */
  MakeNames(JsonNode call, MakeOrder.Kind kind, Path folder) {
    this.call = call;
    this.kind = kind;
    this.folder = folder;
  }

  /**
   * The file, or the folder of pictures.
   *
   * @param stem the name that it has by itself, without its ending
   * @param ending how films end that nobody has chosen
   * @throws UsageException for a place outside of the folder, and for an ending that does not fit
   */
  Path target(String stem, String ending) {
    String wanted = kind == MakeOrder.Kind.PICTURES ? "" : ending(ending);
    Optional<String> given = text(call, "target");
    Path target =
        isOneOfSeveral()
            ? within(given.map(MakeNames::folderOfSeveral).orElse(DEFAULT) + "/" + stem + wanted)
            : within(given.orElse(DEFAULT + "/" + stem + wanted));
    switch (kind) {
      case STILL -> requireEnding(target, STILLS, "a still");
      case SHEET -> requireEnding(target, SHEETS, "a storyboard");
      case FILM -> {
        if (wanted.equals(TALK)) {
          requireEnding(target, List.of(TALK), "a talk");
        }
      }
      case PICTURES -> {}
    }
    return target;
  }

  private String ending(String films) {
    String usual =
        switch (kind) {
          case STILL -> ".png";
          case SHEET -> ".pdf";
          default -> films;
        };
    return text(call, "ending").map(name -> "." + name).orElse(usual);
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
    if (FILE_NAME.matcher(name).matches()) {
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

  private static void requireEnding(Path target, List<String> endings, String what) {
    String name = target.toString().toLowerCase(Locale.ROOT);
    if (endings.stream().noneMatch(name::endsWith)) {
      int last = endings.size() - 1;
      String list =
          last == 0
              ? endings.get(0)
              : String.join(", ", endings.subList(0, last)) + " or " + endings.get(last);
      throw new UsageException(
          target + " does not end with " + list + ", which is what " + what + " is");
    }
  }
}
