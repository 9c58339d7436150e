package zoetrope.internal.tex.meaning;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import zoetrope.source.Span;

/**
 * A part of a formula that has a meaning of its own.
 *
 * @param kind what the part is
 * @param key a string that is equal for parts with the same meaning; it has no blanks, braces and
 *     multiplication signs, and leaves out the sign
 * @param span the characters of the source from its first to its last symbol, without the sign
 * @param sign the characters of the plus or minus sign before a term
 * @param isNegative whether the sign is a minus
 * @param role where the part stands, such as in an exponent: the path of constructs around it
 * @param place the side of the formula, or the cell of the matrix, that the part belongs to
 * @param parts the parts that it consists of
 */
public record Expression(
    Kind kind,
    String key,
    Span span,
    Optional<Span> sign,
    boolean isNegative,
    String role,
    Place place,
    List<Expression> parts) {

  private static final Pattern NUMBER = Pattern.compile("[0-9]+(\\.[0-9]+)?");

  /**
   * A place among the rows and sides of a formula, or of an environment such as {@code cases}.
   *
   * @param row the number of line breaks before it
   * @param side the number of relation signs or cells before it in its row
   */
  public record Place(int row, int side) {}

  /** The kinds of parts. */
  public enum Kind {
    /** A whole formula. */
    LINE,
    /** A relation sign, such as an equals sign. */
    RELATION,
    /** Several terms. */
    SUM,
    /** A whole term of a sum, or the whole content of an exponent, a numerator or the like. */
    TERM,
    /** One of several factors of a term. */
    FACTOR
  }

  /** Whether the part is a number without a sign. */
  public boolean isNumber() {
    return NUMBER.matcher(key).matches();
  }

  /** Whether the part is a function with its argument. */
  public boolean isCall() {
    return kind == Kind.FACTOR && parts.size() > 1 && parts.get(1).kind == Kind.FACTOR;
  }

  /** Whether the part is a term with a factor in brackets. */
  public boolean hasBrackets() {
    return parts.stream().anyMatch(part -> part.key.startsWith("("));
  }

  /** Returns the key with the sign, if there is one. */
  String signedKey() {
    return (isNegative ? "-" : "") + key;
  }
}
