package zoetrope.mobject.code;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import zoetrope.color.Color;
import zoetrope.color.Palette;
import zoetrope.color.Theme;
import zoetrope.geometry.Directions;
import zoetrope.geometry.Vec;
import zoetrope.internal.diagnostics.AuthorClass;
import zoetrope.internal.diagnostics.Preconditions;
import zoetrope.internal.diagnostics.ScreenTexts;
import zoetrope.internal.mobject.LightColors;
import zoetrope.mobject.Group;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.TypedGroup;
import zoetrope.mobject.shapes.Dot;
import zoetrope.mobject.shapes.RoundedRectangle;
import zoetrope.mobject.text.Glyph;
import zoetrope.mobject.text.Text;
import zoetrope.text.Alignment;
import zoetrope.text.FontFamily;
import zoetrope.text.TextDirection;
import zoetrope.text.TextLayout;
import zoetrope.text.TextStyle;

/**
 * Program code with syntax colours, in CMU Typewriter at font size 24. The children are the
 * background and the line numbers, if any, and the code.
 *
 * <pre>{@code
 * var code = code("for (int i = 0; i < n; i++) {\n\tsum += a[i];\n}", Language.JAVA)
 *     .theme(CodeTheme.VIM).lineNumbers().window();
 * play(indicate(code.line(1)));
 * }</pre>
 *
 * <p>Options lay out the code again around its current centre. Set them before you move single
 * parts.
 */
public final class Code extends TypedGroup<Mobject<?>, Code> {
  private static final double FONT_SIZE = 24;
  private static final double PADDING = 0.3;
  private static final double NUMBER_GAP = 0.25;
  private static final double BAR_HEIGHT = 0.35;

  /** The width of a window that has only its buttons. */
  private static final double MIN_WINDOW_WIDTH = 0.94;

  private static final List<Color> BUTTONS =
      List.of(Color.hex("FF5F56"), Color.hex("FFBD2E"), Color.hex("27C93F"));

  private static final TextStyle STYLE =
      TextStyle.DEFAULT
          .family(FontFamily.CMU_TYPEWRITER_TEXT)
          .alignment(Alignment.LEFT)
          .kerning(false)
          .tabWidth(4)
          .direction(TextDirection.LEFT_TO_RIGHT)
          .lineSpacing(1.2);

  /** Manim Community's style: 1.125 em from baseline to baseline. */
  private static final TextStyle COMMUNITY_STYLE =
      STYLE.family(FontFamily.DEJAVU_SANS_MONO).lineSpacing(1.125 / 1.164);

  private enum Ground {
    NONE,
    RECTANGLE,
    WINDOW
  }

  private final String source;
  private Language language;
  private TextStyle style = Theme.choose(STYLE, COMMUNITY_STYLE);
  private double fontSize = FONT_SIZE;
  private CodeTheme theme =
      LightColors.areShown() ? CodeTheme.LIGHT : Theme.choose(CodeTheme.MONOKAI, CodeTheme.VIM);
  private boolean numbered = Theme.isCommunity();
  private int firstNumber = 1;
  private Ground ground = Theme.choose(Ground.NONE, Ground.RECTANGLE);
  private Text text;
  private Group<Text> numbers = new Group<>();
  private Group<Mobject<?>> background = new Group<>();

  /**
   * Creates code of a language. Lines end with {@code \n}, and blanks and blank lines at the end
   * are dropped. Code that consists of blanks is empty.
   */
  public Code(String source, Language language) {
    this.source = source.replace("\r\n", "\n").stripTrailing();
    this.language = language;
    theme(theme);
  }

  /** Creates code of the language with this name; see {@link Language#named}. */
  public Code(String source, String language) {
    this(source, Language.named(language));
  }

  /**
   * Returns code as Manim Community shows it: numbered, in the theme "vim", on a dark rectangle.
   */
  public static Code framed(String source, Language language) {
    return new Code(source, language).theme(CodeTheme.VIM).lineNumbers().background();
  }

  // --- options ---

  /**
   * Sets the colours; by default monokai, "vim" in the theme of Manim Community, and "light" in the
   * light look (see {@link Theme#LIGHT}). The light look shows light themes as they are, and dark
   * ones as dark ink on a light background.
   */
  public Code theme(CodeTheme newTheme) {
    boolean isLight = LightColors.areShown() && LightColors.isLight(newTheme.background());
    theme = isLight ? newTheme.changed(LightColors::of) : newTheme;
    return refresh();
  }

  /** Sets the colours by the name of a theme; see {@link CodeTheme#named}. */
  public Code theme(String name) {
    return theme(CodeTheme.named(name));
  }

  /** Sets the font family; CMU Typewriter by default. */
  public Code font(FontFamily family) {
    style = style.family(family);
    return refresh();
  }

  /** Sets a bundled font family; see {@link FontFamily#named}. */
  public Code font(String name) {
    return font(FontFamily.named(name));
  }

  /**
   * Sets a font stack: bundled families, font files in the scene's folder, or installed families;
   * see {@link FontFamily#stack(String...)}.
   */
  public Code fonts(String... names) {
    return font(FontFamily.stack(AuthorClass.find(), names));
  }

  /** Sets the font size, above 0; 24 by default. */
  public Code fontSize(double size) {
    fontSize = Preconditions.requireAbove("the font size", size, 0);
    return refresh();
  }

  /** Sets the width of a tab in blanks; 4 by default. */
  public Code tabWidth(int blanks) {
    style = style.tabWidth(blanks);
    return refresh();
  }

  /** Sets the distance of baselines as a factor of the font height; 1.2 by default. */
  public Code lineSpacing(double factor) {
    style = style.lineSpacing(factor);
    return refresh();
  }

  /** Numbers the lines from 1. */
  public Code lineNumbers() {
    return lineNumbersFrom(1);
  }

  /** Numbers the lines from {@code first}. */
  public Code lineNumbersFrom(int first) {
    numbered = true;
    firstNumber = first;
    return refresh();
  }

  /** Puts a rounded rectangle in the theme's background colour behind the code. */
  public Code background() {
    ground = Ground.RECTANGLE;
    return refresh();
  }

  /** Puts a window with three buttons behind the code. */
  public Code window() {
    ground = Ground.WINDOW;
    return refresh();
  }

  // --- parts ---

  /** Returns the text of the code, for example to select parts. */
  public Text text() {
    return text;
  }

  /** Returns the source that is shown. */
  public String source() {
    return source;
  }

  /**
   * Returns the glyphs of line {@code i}, from 0. The group is empty for a blank line.
   *
   * @throws IndexOutOfBoundsException if there is no such line; the message contains the number of
   *     the last line
   */
  public Group<Glyph> line(int i) {
    String[] lines = source.split("\n", -1);
    if (i < 0 || i >= lines.length) {
      throw new IndexOutOfBoundsException(
          "there is no line "
              + i
              + ": lines are counted from 0, and the last is "
              + (lines.length - 1));
    }
    int start = 0;
    for (int k = 0; k < i; k++) {
      start += lines[k].length() + 1;
    }
    return text.part(start, start + lines[i].length());
  }

  /** Returns the line numbers: a group of one text, or an empty group. */
  public Group<Text> numbers() {
    return numbers;
  }

  /** Returns the background and, for a window, its buttons; empty if there is no background. */
  public Group<Mobject<?>> ground() {
    return background;
  }

  // --- setting ---

  private Code refresh() {
    Vec center = center();
    text =
        ScreenTexts.asWritten(() -> new Text(source, style))
            .setColor(theme.plain())
            .fontSize(fontSize);
    for (CodeToken token : Highlighter.tokens(source, language)) {
      if (token.kind() != TokenKind.PLAIN) {
        text.part(token.span()).setColor(theme.color(token.kind()));
      }
    }
    numbers = numbered && !source.isEmpty() ? new Group<>(numberColumn()) : new Group<>();
    background = new Group<>();
    if (ground != Ground.NONE) {
      drawGround();
    }
    List<Mobject<?>> parts = new ArrayList<>(List.of(background, numbers, text));
    parts.removeIf(part -> part.bounds().isEmpty());
    return setChildren(parts).moveTo(center);
  }

  /** Returns the numbers, placed on the baselines of their lines. */
  private Text numberColumn() {
    long count = source.chars().filter(c -> c == '\n').count() + 1;
    String column =
        IntStream.range(0, (int) count)
            .mapToObj(i -> Integer.toString(firstNumber + i))
            .collect(Collectors.joining("\n"));
    TextStyle right = style.alignment(Alignment.RIGHT);
    Vec ofCode = TextLayout.of(source, style).bounds().center();
    Vec ofNumbers = TextLayout.of(column, right).bounds().center();
    double em = text.em();
    Text result = new Text(column, right).fontSize(fontSize).setColor(theme.plain()).fade(0.4);
    double left = text.x() - ofCode.x() * em - NUMBER_GAP;
    double height = text.y() + (ofNumbers.y() - ofCode.y()) * em;
    return result.moveTo(Vec.of(left - result.width() / 2, height));
  }

  private void drawGround() {
    Group<Mobject<?>> inside = new Group<Mobject<?>>(numbers, text);
    double bar = ground == Ground.WINDOW ? BAR_HEIGHT : 0;
    double minWidth = ground == Ground.WINDOW ? MIN_WINDOW_WIDTH : 0;
    double width = Math.max(minWidth, inside.width() + 2 * PADDING);
    double height = inside.height() + 2 * PADDING + bar;
    RoundedRectangle box =
        new RoundedRectangle(width, height, 0.2)
            .setFill(theme.background(), 1)
            .setStroke(Palette.WHITE, 1)
            .moveTo(inside.center().plus(Vec.of(0, bar / 2)));
    background.add(box);
    if (ground == Ground.WINDOW) {
      Group<Dot> buttons = new Group<>();
      BUTTONS.forEach(c -> buttons.add(new Dot(Vec.ZERO, 0.07).setFill(c, 1)));
      buttons.arrange(Directions.RIGHT, 0.08);
      Vec corner = box.corner(Directions.UL).plus(Vec.of(0.18, -0.16));
      background.add(buttons.moveTo(corner, Directions.UL));
    }
  }
}
