package zoetrope.internal.svg.css;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.function.Predicate;
import zoetrope.internal.svg.css.CssToken.Kind;

/**
 * Reads style sheets rule by rule, as CSS Syntax Level 3 has it: what cannot be read is left out
 * alone. Rules nested in others are read as CSS Nesting Level 1 has them.
 */
public final class StyleSheet {
  private static final int RULES = 50_000;
  private static final int DEEPEST = 32;

  /** Of style rules in one another: each level may double what there is to match. */
  private static final int DEEPEST_RULE = 8;

  private final MediaQuery.Screen screen;
  private final Predicate<Declaration> supported;
  private final Consumer<String> leftOut;
  private final List<Rule> rules = new ArrayList<>();
  private final Set<String> fonts = new TreeSet<>();
  private final Map<String, Integer> layers = new HashMap<>();

  /** That which is being read. */
  private int layer = Rule.UNLAYERED;

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
        CssBlocks.Taken prelude = CssBlocks.until(tokens, t -> t.isSign(';') || t.isSign('{'));
        readAt(first, prelude.tokens(), blockOf(prelude, tokens), List.of(), depth);
      } else if (!first.is(Kind.SPACE)
          && !first.text().equals("<!--")
          && !first.text().equals("-->")) {
        readRule(first, tokens, depth);
      }
    }
  }

  private static List<CssToken> blockOf(CssBlocks.Taken prelude, Iterator<CssToken> tokens) {
    return prelude.endedWith('{')
        ? CssBlocks.until(tokens, t -> t.isSign('}')).tokens()
        : List.<CssToken>of();
  }

  private void readRule(CssToken first, Iterator<CssToken> tokens, int depth) {
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
    readRule(prelude, block, List.of(), depth);
  }

  /** Reads a rule; {@code around} are the selectors of the rule that it is nested in, if any. */
  private void readRule(
      List<CssToken> prelude, List<CssToken> block, List<Selector> around, int depth) {
    List<Selector> selectors =
        around.isEmpty() ? SelectorParser.list(prelude) : SelectorParser.nested(prelude, around);
    if (selectors != null && (around.isEmpty() || depth < DEEPEST_RULE)) {
      readBlock(selectors, block, depth + 1);
      return;
    }
    String text = new Value(prelude).toString();
    if (!text.contains(":-") && (!text.contains("&") || !around.isEmpty())) {
      leftOut.accept("the rule for \"" + shortened(text) + "\"");
    }
  }

  /** Adds the declarations of a rule's block and the rules nested in it, in their order. */
  private void readBlock(List<Selector> selectors, List<CssToken> block, int depth) {
    List<Declaration> declarations = new ArrayList<>();
    Iterator<CssToken> rest = block.iterator();
    while (rest.hasNext()) {
      CssBlocks.Taken part = CssBlocks.until(rest, t -> t.isSign(';') || t.isSign('{'));
      if (part.endedWith('{')) {
        add(selectors, declarations);
        declarations.clear();
        readNested(Value.trimmed(part.tokens()), blockOf(part, rest), selectors, depth);
      } else {
        declarations.addAll(Declaration.list(part.tokens()));
      }
    }
    add(selectors, declarations);
  }

  private void readNested(
      List<CssToken> prelude, List<CssToken> block, List<Selector> around, int depth) {
    boolean isCustomProperty = !prelude.isEmpty() && prelude.get(0).text().startsWith("--");
    if (!prelude.isEmpty() && prelude.get(0).is(Kind.AT)) {
      readAt(prelude.get(0), prelude.subList(1, prelude.size()), block, around, depth);
    } else if (!isCustomProperty) {
      readRule(prelude, block, around, depth);
    }
  }

  private void add(List<Selector> selectors, List<Declaration> declarations) {
    if (declarations.isEmpty()) {
      return;
    }
    if (rules.size() == RULES) {
      throw new CssException("the style sheets have more than " + RULES + " rules");
    }
    rules.add(new Rule(selectors, declarations, layer));
  }

  private void readAt(
      CssToken at, List<CssToken> prelude, List<CssToken> block, List<Selector> around, int depth) {
    switch (at.text().toLowerCase(Locale.ROOT)) {
      case "import" -> leftOut.accept("@import " + shortened(new Value(prelude).toString()));
      case "media" -> {
        if (depth < DEEPEST && MediaQuery.matches(prelude, screen)) {
          readWithin(block, around, depth + 1);
        }
      }
      case "supports" -> {
        if (depth < DEEPEST && Condition.holds(prelude, this::supports)) {
          readWithin(block, around, depth + 1);
        }
      }
      case "layer" -> {
        if (depth < DEEPEST) {
          readLayer(prelude, block, around, depth + 1);
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

  /** A layer has its place by its name's first; one without a name is behind those before it. */
  private void readLayer(
      List<CssToken> prelude, List<CssToken> block, List<Selector> around, int depth) {
    int outer = layer;
    for (List<CssToken> part : Value.split(prelude, ',')) {
      String name = new Value(part).toString().trim();
      String key = name.isEmpty() ? "without name " + layers.size() : name;
      layer = layers.computeIfAbsent(key, k -> layers.size());
    }
    readWithin(block, around, depth);
    layer = outer;
  }

  private void readWithin(List<CssToken> block, List<Selector> around, int depth) {
    if (around.isEmpty()) {
      read(block.iterator(), depth);
    } else {
      readBlock(around, block, depth);
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
