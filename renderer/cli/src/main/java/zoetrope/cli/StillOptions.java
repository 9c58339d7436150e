package zoetrope.cli;

import java.nio.file.Path;
import java.util.List;
import picocli.CommandLine.Option;
import zoetrope.render.OutputFiles;
import zoetrope.render.TimePoint;
import zoetrope.render.UsageException;

/** Which moments of a film are wanted, and as what kind of file. */
final class StillOptions {
  @Option(
      names = "--at",
      paramLabel = "TIME",
      converter = Converters.OfTime.class,
      description = "a still of the film at 12.5, 12.5s, frame:750 or end; may be given again")
  private List<TimePoint> times = List.of();

  @Option(
      names = "--still-type",
      paramLabel = "TYPE",
      description =
          "what stills in a folder are: png, the default, webp, svg or pdf (one file a scene)")
  private String type;

  boolean areWanted() {
    return !times.isEmpty();
  }

  /**
   * What is to be drawn of each scene.
   *
   * @param target as the user gave it, or null
   * @param several whether there are several scenes
   * @throws UsageException when one file is named for several scenes
   */
  List<StillAction.Still> pictures(Path target, boolean several) {
    if (several && target != null) {
      boolean other = type == null && !ending(target).equals(".png");
      String and = other ? ", and give --still-type " + ending(target).substring(1) : "";
      Outputs.checkFolder(target, "name a folder" + and);
    }
    boolean pages = times.size() > 1 && ending(target).equals(".pdf");
    return pages
        ? List.of(StillAction.Still.pages(times))
        : times.stream().map(StillAction.Still::at).toList();
  }

  /** How the names of stills end, which go where the user said; null is nowhere. */
  String ending(Path target) {
    if (type != null) {
      return "." + type;
    }
    if (Outputs.isVector(target)) {
      return Outputs.hasPages(target) ? ".pdf" : ".svg";
    }
    return target != null && OutputFiles.isWebp(target) ? ".webp" : ".png";
  }

  /** Whether what goes there is made of paths. */
  boolean areVectors(Path target) {
    return List.of(".svg", ".pdf").contains(ending(target));
  }

  /** Whether a folder for stills is wanted, though there may be but one. */
  boolean inFolder() {
    return type != null;
  }

  /**
   * Checks the type.
   *
   * @throws UsageException for another than there are, one of nothing, or one beside a file's name
   */
  void check(Path target) {
    if (type == null) {
      return;
    }
    if (!List.of("png", "webp", "svg", "pdf").contains(type)) {
      throw new UsageException(
          "'" + type + "' is no type of still: expected png, webp, svg or pdf");
    }
    if (times.isEmpty()) {
      throw new UsageException("--still-type goes with --at TIME: give that, too");
    }
    if (target != null && target.toString().matches(Outputs.FILE)) {
      throw new UsageException(
          target + " tells its type by its name: leave out --still-type, or name a folder");
    }
  }
}
