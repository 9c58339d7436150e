package zoetrope.internal.render.source;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import zoetrope.reference.Reference;
import zoetrope.reference.ReferenceEntry;

/**
 * Warnings about code that compiles but hardly does what its author means: divisions of whole
 * numbers that give 0, such as {@code scale(1 / 2)}, and animations that are not played.
 */
public final class SourceWarnings {
  private static final Pattern NO_CODE = Pattern.compile(LikelyImports.NO_CODE);

  private static final Pattern DIVISION =
      Pattern.compile("(?<![\\w.])(\\d{1,9})\\s*/\\s*(\\d{1,9})(?![\\w.])");

  /** A statement that begins with a call. */
  private static final Pattern STATEMENT = Pattern.compile("(?<=[;{}])\\s*(\\w+)\\([^;{}]*;");

  /** Calls that are statements in almost every scene, so that the reference need not be loaded. */
  private static final Set<String> USUAL =
      Set.of(
          "play", "pause", "add", "remove", "say", "section", "background", "if", "for", "while");

  /** The names of functions that are methods of {@code LinearTransformationScene}, too. */
  private static final Set<String> METHODS = Set.of("applyMatrix");

  private SourceWarnings() {}

  /** Returns the warnings about a source file, with their lines. */
  public static List<String> warnings(Path file) {
    try {
      String code =
          NO_CODE
              .matcher(Files.readString(file))
              .replaceAll(m -> m.group().replaceAll("[^\\n]", " "));
      String place = file.getFileName() + ":";
      return Stream.concat(
              DIVISION.matcher(code).results().filter(SourceWarnings::isZero).map(d -> zero(d)),
              STATEMENT.matcher(code).results().filter(isUnplayed(code)).map(c -> unplayed(c)))
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

  /** Whether a statement only makes an animation. */
  private static Predicate<MatchResult> isUnplayed(String code) {
    return statement -> {
      String name = statement.group(1);
      return !USUAL.contains(name)
          && !METHODS.contains(name)
          && !code.matches("(?s).*\\w\\s+" + name + "\\([^()]*\\)[^;{}]*\\{.*")
          && makesAnimation(name);
    };
  }

  private static boolean makesAnimation(String function) {
    Reference reference = Reference.load();
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
