package zoetrope.internal.render.files;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import zoetrope.render.result.OutputException;
import zoetrope.scene.FrameRange;

/** The names of the files of an image sequence, which are in one folder. */
public final class PngSequence {
  private static final Pattern NAME = Pattern.compile("frame-(\\d{5,18})\\.png");

  private PngSequence() {}

  /** Returns the file name of a frame; {@code frame} is its number in the scene. */
  public static String name(long frame) {
    return String.format(Locale.ROOT, "frame-%05d.png", frame);
  }

  public static boolean isName(String name) {
    return NAME.matcher(name).matches();
  }

  /**
   * Returns a warning about images in a folder whose frame numbers are outside of {@code range};
   * empty if there are none.
   */
  public static Optional<String> others(Path folder, FrameRange range) {
    if (!Files.isDirectory(folder)) {
      return Optional.empty();
    }
    try (Stream<Path> files = Files.list(folder)) {
      List<String> others =
          files
              .map(file -> NAME.matcher(file.getFileName().toString()))
              .filter(name -> name.matches() && !isIn(range, name.group(1)))
              .map(Matcher::group)
              .sorted()
              .toList();
      return others.isEmpty() ? Optional.empty() : Optional.of(warning(folder, others));
    } catch (IOException e) {
      throw new OutputException("cannot read the folder " + folder + ": " + e.getMessage(), e);
    }
  }

  private static boolean isIn(FrameRange range, String number) {
    long frame = Long.parseLong(number);
    return name(frame).equals("frame-" + number + ".png")
        && range.from() <= frame
        && frame < range.to();
  }

  private static String warning(Path folder, List<String> others) {
    boolean one = others.size() == 1;
    return folder
        + (one
            ? " contains another image, "
            : " contains " + others.size() + " other images, from ")
        + others.get(0)
        + (one ? "" : " to " + others.get(others.size() - 1))
        + ", which "
        + (one
            ? "is not replaced: delete it if it is"
            : "are not replaced: delete them if they are")
        + " from an earlier sequence";
  }
}
