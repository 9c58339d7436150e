package zoetrope.internal.svg.css;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import zoetrope.internal.svg.css.CssToken.Kind;

/** A style sheet: its rules that apply to a screen, and the font families that it declares. */
public final class StyleSheet {
  private static final int MAX_RULES = 50_000;
  private static final int MAX_MEDIA_DEPTH = 32;

  private final MediaQuery.Screen screen;
  private final Consumer<String> leftOut;
  private final List<Rule> rules = new ArrayList<>();
  private final Set<String> fonts = new TreeSet<>();

  private StyleSheet(MediaQuery.Screen screen, Consumer<String> leftOut) {
    this.screen = screen;
    this.leftOut = leftOut;
  }

  /**
   * Reads a sheet for a screen.
   *
   * @param leftOut receives a short description of each rule that is left out, except for rules
   *     that cannot affect a still drawing
   * @throws CssException if there are more than 50,000 rules
   */
  public static StyleSheet read(String css, MediaQuery.Screen screen, Consumer<String> leftOut) {
    StyleSheet sheet = new StyleSheet(screen, leftOut);
    sheet.read(new CssTokenizer(css), 0);
    return sheet;
  }

  /** Returns the rules that apply to the screen, in order. */
  public List<Rule> rules() {
    return Collections.unmodifiableList(rules);
  }

  /** Returns the font families, in lower case, that the sheet declares with {@code @font-face}. */
  public Set<String> fonts() {
    return Collections.unmodifiableSet(fonts);
  }

  private void read(Iterator<CssToken> tokens, int depth) {
    while (tokens.hasNext()) {
      CssToken first = tokens.next();
      if (first.is(Kind.AT)) {
        CssBlocks.Taken prelude = CssBlocks.until(tokens, t -> t.isSign(';') || t.isSign('{'));
        List<CssToken> block =
            prelude.endedWith('{')
                ? CssBlocks.until(tokens, t -> t.isSign('}')).tokens()
                : List.<CssToken>of();
        readAt(first.lower(), prelude.tokens(), block, depth);
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
    Value written = new Value(prelude);
    List<Selector> selectors = SelectorParser.list(prelude);
    if (selectors == null) {
      // Selectors specific to browsers, such as ::-moz-selection, do not affect drawings.
      if (!written.toString().contains(":-")) {
        leftOut.accept("the rule for \"" + written.shortened() + "\"");
      }
      return;
    }
    if (block.stream().anyMatch(t -> t.isSign('{'))) {
      leftOut.accept("the content nested in the rule for \"" + written.shortened() + "\"");
    }
    add(new Rule(selectors, Declaration.list(block)));
  }

  private void add(Rule rule) {
    if (rules.size() == MAX_RULES) {
      throw new CssException("the style sheets have more than " + MAX_RULES + " rules");
    }
    if (!rule.declarations().isEmpty()) {
      rules.add(rule);
    }
  }

  private void readAt(String name, List<CssToken> prelude, List<CssToken> block, int depth) {
    switch (name) {
      case "media" -> {
        Optional<Boolean> holds =
            depth < MAX_MEDIA_DEPTH ? MediaQuery.matches(prelude, screen) : Optional.empty();
        if (holds.isEmpty()) {
          leaveOut(name, prelude);
        } else if (holds.get()) {
          read(block.iterator(), depth + 1);
        }
      }
      case "font-face" ->
          Declaration.list(block).stream()
              .filter(d -> d.name().equals("font-family"))
              .forEach(d -> fonts.add(d.value().name()));
      case "import", "layer", "supports", "container", "scope" -> leaveOut(name, prelude);
      default -> {
        // Page and animation rules do not affect a still drawing.
      }
    }
  }

  private void leaveOut(String name, List<CssToken> prelude) {
    leftOut.accept(("@" + name + " " + new Value(prelude).shortened()).strip());
  }
}
