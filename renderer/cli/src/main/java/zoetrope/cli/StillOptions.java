package zoetrope.cli;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import picocli.CommandLine.Option;
import zoetrope.cli.options.OutputPlace;
import zoetrope.output.Feature;
import zoetrope.output.OutputFormat;
import zoetrope.output.OutputKind;
import zoetrope.render.request.TimePoint;
import zoetrope.render.result.UsageException;

final class StillOptions {
  private static final String TYPE = "--still-type";

  @Option(
      names = "--at",
      paramLabel = "TIME",
      description = "Draw a still at 12.5, 12.5s, frame:750 or end; can be repeated")
  private List<TimePoint> times = List.of();

  @Option(
      names = TYPE,
      paramLabel = "TYPE",
      description = "Type of stills in a folder: ${bundle:STILL.types} (default: png)")
  private String type;

  boolean areWanted() {
    return !times.isEmpty();
  }

  /**
   * Returns the format of stills for a target; null is the default target.
   *
   * @throws UsageException for an unknown type, or a type without {@code --at}
   */
  OutputFormat format(Path target) {
    OutputFormat format = OutputPlace.typed(OutputKind.STILL, target, type);
    UsageException.require(type == null || !times.isEmpty(), "%s needs --at: add --at TIME", TYPE);
    return format;
  }

  /**
   * Returns the stills that are drawn of each scene: those at the times of {@code --at}. Without
   * {@code --at}, this is one still of the last frame of the selected part.
   */
  List<StillAction.Still> pictures(PartOptions part, OutputFormat format) {
    if (times.isEmpty()) {
      return List.of(StillAction.Still.endOf(part.part()));
    }
    return times.size() > 1 && format.holds(Feature.PAGES)
        ? List.of(StillAction.Still.pages(times))
        : times.stream().map(StillAction.Still::at).toList();
  }

  /**
   * Returns the file or folder for the stills.
   *
   * @param several whether there are several scenes
   * @param pictures the number of stills per scene; if there are several and {@code target} is a
   *     file, their file names get labels
   * @throws UsageException if one file is named for several scenes
   */
  OutputPlace place(Path target, boolean several, int pictures) {
    boolean named = target != null && String.valueOf(target.getFileName()).contains(".");
    boolean folder =
        several
            || !OutputPlace.isFile(target)
                && (pictures > 1 || target != null && (!named || Files.isDirectory(target)));
    return OutputPlace.of(OutputKind.STILL, target, type, TYPE, folder);
  }
}
