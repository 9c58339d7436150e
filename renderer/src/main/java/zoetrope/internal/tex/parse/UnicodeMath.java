package zoetrope.internal.tex.parse;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import zoetrope.internal.files.TextResource;

/**
 * Unicode characters of mathematics and the equivalent commands, from the table {@code
 * characters.tsv}.
 */
public final class UnicodeMath {
  private static final Map<Integer, String> COMMANDS = new HashMap<>();
  private static final Map<Integer, Character> DOUBLE_STRUCK = new HashMap<>();
  private static final String SUPERSCRIPTS = "⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿ";
  private static final String SUBSCRIPTS = "₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎";
  private static final String PLAIN = "0123456789+-=()n";

  static {
    for (String[] row : TextResource.table(UnicodeMath.class, "characters.tsv")) {
      COMMANDS.put(row[0].codePointAt(0), row[1]);
    }
    String letters = "ℂCℍHℕNℙPℚQℝRℤZ";
    for (int i = 0; i < letters.length(); i += 2) {
      DOUBLE_STRUCK.put((int) letters.charAt(i), letters.charAt(i + 1));
    }
  }

  private UnicodeMath() {}

  /** Whether a character stands for a command or a double-struck letter. */
  static boolean has(int codePoint) {
    return COMMANDS.containsKey(codePoint) || DOUBLE_STRUCK.containsKey(codePoint);
  }

  /** Returns the name of the command equivalent to a character. */
  public static Optional<String> command(int codePoint) {
    return Optional.ofNullable(COMMANDS.get(codePoint));
  }

  /** Returns the plain letter of a double-struck character. */
  public static Optional<Character> doubleStruck(int codePoint) {
    return Optional.ofNullable(DOUBLE_STRUCK.get(codePoint));
  }

  static Optional<String> superscript(String character) {
    return plain(SUPERSCRIPTS, character);
  }

  static Optional<String> subscript(String character) {
    return plain(SUBSCRIPTS, character);
  }

  private static Optional<String> plain(String table, String character) {
    int i = table.indexOf(character);
    return i < 0 ? Optional.empty() : Optional.of(PLAIN.substring(i, i + 1));
  }
}
