package zoetrope.internal.render.source;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import zoetrope.reference.Reference;
import zoetrope.reference.ReferenceEntry;

/**
 * Warnings about code that compiles but probably does not do what its author expects. The mistakes
 * are divisions of whole numbers that give 0, such as {@code scale(1 / 2)}, and animations that are
 * created but not played.
 */
public final class SourceWarnings {
  private static final Pattern NO_CODE = Pattern.compile(LikelyImports.NO_CODE);

  private static final Pattern DIVISION =
      Pattern.compile("(?<![\\w.])(?<![*/%]\\s?)(\\d{1,9})\\s*/\\s*(\\d{1,9})(?![\\w.])");

  private static final Pattern STATEMENT = Pattern.compile("(?<=[;{}])\\s*(\\w+)\\([^;{}]*;");

  /**
   * Frequent functions and keywords at the beginning of statements that create no animation. With
   * this list, most scenes are checked without loading the reference.
   */
  private static final Set<String> USUAL =
      Set.of(
          "play",
          "pause",
          "add",
          "remove",
          "say",
          "section",
          "background",
          "theme",
          "applyMatrix",
          "if",
          "for",
          "while",
          "switch");

  private SourceWarnings() {}

  public static List<String> warnings(Path file) {
    try {
      String code =
          NO_CODE
              .matcher(Files.readString(file))
              .replaceAll(m -> m.group().replaceAll("[^\\n]", " "));
      String place = file.getFileName() + ":";
      Set<String> animations = animations(code);
      return Stream.concat(
              DIVISION.matcher(code).results().filter(SourceWarnings::isZero).map(d -> zero(d)),
              STATEMENT
                  .matcher(code)
                  .results()
                  .filter(statement -> animations.contains(statement.group(1)))
                  .map(SourceWarnings::unplayed))
          .map(warning -> place + line(code, warning.position) + ": " + warning.text)
          .toList();
    } catch (IOException e) {
      return List.of(); // The file was deleted after it was compiled.
    }
  }

  private record Warning(int position, String text) {}

  private static long line(String code, int position) {
    return 1 + code.substring(0, position).chars().filter(c -> c == '\n').count();
  }

  private static boolean isZero(MatchResult division) {
    long above = Long.parseLong(division.group(1));
    return above > 0 && above < Long.parseLong(division.group(2));
  }

  private static Warning zero(MatchResult division) {
    String whole = division.group(1) + " / " + division.group(2);
    return new Warning(
        division.start(), whole + " is 0, because both numbers are whole: write " + whole + ".0");
  }

  /** Returns the names of functions that begin a statement of the code and return an animation. */
  private static Set<String> animations(String code) {
    Set<String> names = new HashSet<>();
    STATEMENT.matcher(code).results().forEach(statement -> names.add(statement.group(1)));
    names.removeAll(USUAL);
    names.removeIf(name -> code.matches("(?s).*\\w\\s+" + name + "\\([^()]*\\)[^;{}]*\\{.*"));
    if (!names.isEmpty()) {
      Reference reference = Reference.load();
      names.removeIf(name -> !makesAnimation(reference, name));
    }
    return names;
  }

  private static boolean makesAnimation(Reference reference, String function) {
    return reference.find(function).stream()
        .filter(entry -> entry.kind() == ReferenceEntry.Kind.WORD)
        .flatMap(entry -> reference.typesNamed(entry.type().replaceAll("<.*", "")).stream())
        .anyMatch(type -> type.owner().startsWith("zoetrope.animation"));
  }

  private static Warning unplayed(MatchResult statement) {
    String name = statement.group(1);
    return new Warning(
        statement.start(1),
        name + "(...) makes an animation, but does not play it: write play(" + name + "(...))");
  }
}
