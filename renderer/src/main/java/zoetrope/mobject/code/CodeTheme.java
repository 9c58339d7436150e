package zoetrope.mobject.code;

import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.UnaryOperator;
import zoetrope.color.Color;

/**
 * The colours of program code.
 *
 * @param name its name
 * @param background the colour of the background
 * @param plain the colour of tokens without a colour
 * @param colors the colours by kind of token
 */
public record CodeTheme(String name, Color background, Color plain, Map<TokenKind, Color> colors) {
  /** Bright colours on dark olive: manimgl's default. */
  public static final CodeTheme MONOKAI =
      of("monokai", "272822", "F8F8F2")
          .with("66D9EF", TokenKind.KEYWORD, TokenKind.BUILTIN)
          .with("FF4689", TokenKind.IMPORT, TokenKind.OPERATOR)
          .with("A6E22E", TokenKind.FUNCTION, TokenKind.ANNOTATION, TokenKind.TYPE)
          .with("E6DB74", TokenKind.STRING)
          .with("AE81FF", TokenKind.NUMBER)
          .with("959077", TokenKind.COMMENT);

  /** The terminal's colours on black: Manim Community's default. */
  public static final CodeTheme VIM =
      of("vim", "000000", "CCCCCC")
          .with("CDCD00", TokenKind.KEYWORD)
          .with("CD00CD", TokenKind.IMPORT, TokenKind.BUILTIN, TokenKind.NUMBER)
          .with("00CD00", TokenKind.TYPE)
          .with("00CDCD", TokenKind.FUNCTION)
          .with("3399CC", TokenKind.OPERATOR)
          .with("CD0000", TokenKind.STRING)
          .with("5A5AE0", TokenKind.COMMENT, TokenKind.ANNOTATION);

  /** Soft colours on blue-grey. */
  public static final CodeTheme ONE_DARK =
      of("one-dark", "282C34", "ABB2BF")
          .with("C678DD", TokenKind.KEYWORD, TokenKind.IMPORT)
          .with("E5C07B", TokenKind.TYPE)
          .with("61AFEF", TokenKind.FUNCTION, TokenKind.ANNOTATION)
          .with("56B6C2", TokenKind.OPERATOR)
          .with("98C379", TokenKind.STRING)
          .with("D19A66", TokenKind.NUMBER, TokenKind.BUILTIN)
          .with("7F848E", TokenKind.COMMENT);

  /** Pink, green and violet on blue-grey. */
  public static final CodeTheme DRACULA =
      of("dracula", "282A36", "F8F8F2")
          .with("FF79C6", TokenKind.KEYWORD, TokenKind.IMPORT, TokenKind.OPERATOR)
          .with("8BE9FD", TokenKind.TYPE)
          .with("50FA7B", TokenKind.FUNCTION, TokenKind.ANNOTATION)
          .with("F1FA8C", TokenKind.STRING)
          .with("BD93F9", TokenKind.NUMBER, TokenKind.BUILTIN)
          .with("6272A4", TokenKind.COMMENT);

  /** Solarized on dark blue. */
  public static final CodeTheme SOLARIZED_DARK =
      of("solarized-dark", "002B36", "839496").solarized().with("586E75", TokenKind.COMMENT);

  /** Solarized on cream. */
  public static final CodeTheme SOLARIZED_LIGHT =
      of("solarized-light", "FDF6E3", "657B83").solarized().with("93A1A1", TokenKind.COMMENT);

  /** The light counterpart of {@link #ONE_DARK}. */
  public static final CodeTheme ONE_LIGHT =
      of("one-light", "FAFAFA", "383A42")
          .with("A626A4", TokenKind.KEYWORD, TokenKind.IMPORT)
          .with("C18401", TokenKind.TYPE)
          .with("4078F2", TokenKind.FUNCTION, TokenKind.ANNOTATION)
          .with("0184BC", TokenKind.OPERATOR)
          .with("50A14F", TokenKind.STRING)
          .with("986801", TokenKind.NUMBER, TokenKind.BUILTIN)
          .with("A0A1A7", TokenKind.COMMENT);

  /** Dark colours on white: the default of scenes with {@link zoetrope.color.Theme#LIGHT}. */
  public static final CodeTheme LIGHT =
      of("light", "FFFFFF", "24292F")
          .with("CF222E", TokenKind.KEYWORD, TokenKind.IMPORT, TokenKind.OPERATOR)
          .with("953800", TokenKind.TYPE)
          .with("8250DF", TokenKind.FUNCTION, TokenKind.ANNOTATION)
          .with("0A3069", TokenKind.STRING)
          .with("0550AE", TokenKind.NUMBER, TokenKind.BUILTIN)
          .with("6E7781", TokenKind.COMMENT);

  private static final List<CodeTheme> ALL =
      List.of(MONOKAI, VIM, ONE_DARK, DRACULA, SOLARIZED_DARK, LIGHT, ONE_LIGHT, SOLARIZED_LIGHT);

  /** Copies the colours. */
  public CodeTheme {
    colors = Map.copyOf(colors);
  }

  private static CodeTheme of(String name, String background, String plain) {
    return new CodeTheme(name, Color.hex(background), Color.hex(plain), Map.of());
  }

  private CodeTheme with(String hex, TokenKind... kinds) {
    CodeTheme result = this;
    for (TokenKind kind : kinds) {
      result = result.with(kind, Color.hex(hex));
    }
    return result;
  }

  private CodeTheme solarized() {
    return with("859900", TokenKind.KEYWORD, TokenKind.OPERATOR)
        .with("CB4B16", TokenKind.IMPORT, TokenKind.ANNOTATION)
        .with("B58900", TokenKind.TYPE)
        .with("268BD2", TokenKind.FUNCTION)
        .with("2AA198", TokenKind.STRING)
        .with("D33682", TokenKind.NUMBER)
        .with("6C71C4", TokenKind.BUILTIN);
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
