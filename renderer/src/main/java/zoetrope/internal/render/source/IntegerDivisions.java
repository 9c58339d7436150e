package zoetrope.internal.render.source;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Finds divisions of whole numbers that give 0, such as {@code scale(1 / 2)}. Java rounds the
 * result down, and a length, scale or time of 0 is hardly ever intended.
 */
public final class IntegerDivisions {
  private static final Pattern NO_CODE = Pattern.compile(LikelyImports.NO_CODE);

  private static final Pattern DIVISION =
      Pattern.compile("(?<![\\w.])(\\d{1,9})\\s*/\\s*(\\d{1,9})(?![\\w.])");

  private IntegerDivisions() {}

  /** Returns a warning for each line of a source file with such a division. */
  public static List<String> warnings(Path file) {
    try {
      return warnings(file.getFileName().toString(), Files.readString(file));
    } catch (IOException e) {
      return List.of(); // The file was deleted after it was compiled.
    }
  }

  private static List<String> warnings(String name, String source) {
    String code = NO_CODE.matcher(source).replaceAll(m -> m.group().replaceAll("[^\\n]", " "));
    List<String> warnings = new ArrayList<>();
    Matcher divisions = DIVISION.matcher(code);
    while (divisions.find()) {
      long above = Long.parseLong(divisions.group(1));
      long below = Long.parseLong(divisions.group(2));
      if (above > 0 && above < below) {
        long line = 1 + code.substring(0, divisions.start()).chars().filter(c -> c == '\n').count();
        warnings.add(
            name
                + ":"
                + line
                + ": "
                + above
                + " / "
                + below
                + " is 0, because both numbers are whole: write "
                + above
                + " / "
                + below
                + ".0");
      }
    }
    return warnings;
  }
}
