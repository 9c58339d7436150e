package zoetrope.mobject.code;

import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import zoetrope.color.Color;
import zoetrope.internal.files.TextResource;

/**
 * The colours of program code.
 *
 * @param name its name
 * @param background the colour of the background
 * @param plain the colour of tokens without a colour
 * @param colors the colours by kind of token
 */
public record CodeTheme(String name, Color background, Color plain, Map<TokenKind, Color> colors) {
  private static final Map<String, CodeTheme> TABLE =
      TextResource.table(CodeTheme.class, "themes.tsv").stream()
          .collect(Collectors.toMap(row -> row[0], CodeTheme::of));

  /** Bright colours on dark olive: manimgl's default. */
  public static final CodeTheme MONOKAI = TABLE.get("monokai");

  /** The terminal's colours on black: Manim Community's default. */
  public static final CodeTheme VIM = TABLE.get("vim");

  /** Soft colours on blue-grey. */
  public static final CodeTheme ONE_DARK = TABLE.get("one-dark");

  /** Pink, green and violet on blue-grey. */
  public static final CodeTheme DRACULA = TABLE.get("dracula");

  /** Solarized on dark blue. */
  public static final CodeTheme SOLARIZED_DARK = TABLE.get("solarized-dark");

  /** Solarized on cream. */
  public static final CodeTheme SOLARIZED_LIGHT = TABLE.get("solarized-light");

  /** The light counterpart of {@link #ONE_DARK}. */
  public static final CodeTheme ONE_LIGHT = TABLE.get("one-light");

  /** Dark colours on white: the default of scenes with {@link zoetrope.color.Theme#LIGHT}. */
  public static final CodeTheme LIGHT = TABLE.get("light");

  private static final List<CodeTheme> ALL =
      List.of(MONOKAI, VIM, ONE_DARK, DRACULA, SOLARIZED_DARK, LIGHT, ONE_LIGHT, SOLARIZED_LIGHT);

  /** Copies the colours. */
  public CodeTheme {
    colors = Map.copyOf(colors);
  }

  private static CodeTheme of(String[] row) {
    Map<TokenKind, Color> colors = new EnumMap<>(TokenKind.class);
    for (TokenKind kind : EnumSet.range(TokenKind.KEYWORD, TokenKind.COMMENT)) {
      colors.put(kind, Color.hex(row[kind.ordinal() + 2]));
    }
    return new CodeTheme(row[0], Color.hex(row[1]), Color.hex(row[2]), colors);
  }

  /** Returns this theme with the result of {@code change} for each colour. */
  CodeTheme changed(UnaryOperator<Color> change) {
    Map<TokenKind, Color> others = new EnumMap<>(colors);
    others.replaceAll((kind, color) -> change.apply(color));
    return new CodeTheme(name, change.apply(background), change.apply(plain), others);
  }

  /** Returns this theme with another colour for one kind. */
  public CodeTheme with(TokenKind kind, Color color) {
    Map<TokenKind, Color> more = new EnumMap<>(TokenKind.class);
    more.putAll(colors);
    more.put(kind, color);
    return new CodeTheme(name, background, plain, more);
  }

  /**
   * Returns the theme "monokai", "vim", "one-dark", "dracula", "solarized-dark", "light",
   * "one-light" or "solarized-light", ignoring case.
   *
   * @throws IllegalArgumentException for any other name; the message lists the names
   */
  public static CodeTheme named(String name) {
    for (CodeTheme theme : ALL) {
      if (theme.name.equals(name.toLowerCase(Locale.ROOT))) {
        return theme;
      }
    }
    throw new IllegalArgumentException(
        "there is no code theme \""
            + name
            + "\"; there are "
            + String.join(", ", ALL.stream().map(CodeTheme::name).toList()));
  }

  /** Returns the colour of a kind. */
  public Color color(TokenKind kind) {
    return colors.getOrDefault(kind, plain);
  }
}
