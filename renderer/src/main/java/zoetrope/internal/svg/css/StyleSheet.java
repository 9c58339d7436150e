package zoetrope.internal.svg.css;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.function.Predicate;
import zoetrope.internal.svg.css.CssToken.Kind;

/**
 * Reads style sheets rule by rule, as CSS Syntax Level 3 has it: what cannot be read is left out
 * alone.
 */
public final class StyleSheet {
  private static final int RULES = 50_000;
  private static final int DEEPEST = 32;

  private final MediaQuery.Screen screen;
  private final Predicate<Declaration> supported;
  private final Consumer<String> leftOut;
  private final List<Rule> rules = new ArrayList<>();
  private final Set<String> fonts = new TreeSet<>();

  private StyleSheet(
      MediaQuery.Screen screen, Predicate<Declaration> supported, Consumer<String> leftOut) {
    this.screen = screen;
    this.supported = supported;
    this.leftOut = leftOut;
  }

  /**
   * Reads a sheet for a screen.
   *
   * @param supported what {@code @supports} asks for
   * @param leftOut is told what cannot be read, in a few words
   * @throws CssException when there are more than 50,000 rules
   */
  public static StyleSheet read(
      String css,
      MediaQuery.Screen screen,
      Predicate<Declaration> supported,
      Consumer<String> leftOut) {
    StyleSheet sheet = new StyleSheet(screen, supported, leftOut);
    sheet.read(new CssTokenizer(css), 0);
    return sheet;
  }

  /** Its rules that hold for the screen, in order. */
  public List<Rule> rules() {
    return Collections.unmodifiableList(rules);
  }

  /** The families, in lower case, that it brings the fonts of. */
  public Set<String> fonts() {
    return Collections.unmodifiableSet(fonts);
  }

  private void read(Iterator<CssToken> tokens, int depth) {
    while (tokens.hasNext()) {
      CssToken first = tokens.next();
      if (first.is(Kind.AT)) {
        readAt(first, tokens, depth);
      } else if (!first.is(Kind.SPACE)
          && !first.text().equals("<!--")
          && !first.text().equals("-->")) {
        readRule(first, tokens);
      }
    }
  }

  private void readRule(CssToken first, Iterator<CssToken> tokens) {
    List<CssToken> prelude = new ArrayList<>();
    if (!first.isSign('{')) {
      prelude.add(first);
      CssBlocks.Taken rest = CssBlocks.until(tokens, t -> t.isSign('{'));
      prelude.addAll(rest.tokens());
      if (rest.stop() == null) {
        return;
      }
    }
    List<CssToken> block = CssBlocks.until(tokens, t -> t.isSign('}')).tokens();
    List<Selector> selectors = SelectorParser.list(prelude);
    if (selectors == null) {
      String text = new Value(prelude).toString();
      if (!text.contains(":-") && !text.contains("&")) {
        leftOut.accept("the rule for \"" + shortened(text) + "\"");
      }
      return;
    }
    if (rules.size() == RULES) {
      throw new CssException("the style sheets have more than " + RULES + " rules");
    }
    rules.add(new Rule(selectors, Declaration.list(block)));
  }

  private void readAt(CssToken at, Iterator<CssToken> tokens, int depth) {
    CssBlocks.Taken prelude = CssBlocks.until(tokens, t -> t.isSign(';') || t.isSign('{'));
    List<CssToken> block =
        prelude.endedWith('{')
            ? CssBlocks.until(tokens, t -> t.isSign('}')).tokens()
            : List.<CssToken>of();
    switch (at.text().toLowerCase(Locale.ROOT)) {
      case "import" ->
          leftOut.accept("@import " + shortened(new Value(prelude.tokens()).toString()));
      case "media" -> {
        if (depth < DEEPEST && MediaQuery.matches(prelude.tokens(), screen)) {
          read(block.iterator(), depth + 1);
        }
      }
      case "supports" -> {
        if (depth < DEEPEST && Condition.holds(prelude.tokens(), this::supports)) {
          read(block.iterator(), depth + 1);
        }
      }
      case "layer" -> {
        if (depth < DEEPEST) {
          read(block.iterator(), depth + 1);
        }
      }
      case "font-face" ->
          Declaration.list(block).stream()
              .filter(d -> d.name().equals("font-family"))
              .forEach(d -> fonts.add(d.value().name()));
      default -> {
        // Pages, animations and what is not known say nothing about a still drawing.
      }
    }
  }

  private boolean supports(List<CssToken> tokens) {
    List<Declaration> declarations = Declaration.list(tokens);
    return declarations.size() == 1 && supported.test(declarations.get(0));
  }

  private static String shortened(String text) {
    return text.length() <= 60 ? text : text.substring(0, 60) + "...";
  }
}
