package zoetrope.internal.svg.css;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.function.ToIntFunction;
import org.w3c.dom.Element;
import zoetrope.internal.svg.css.CssToken.Kind;
import zoetrope.internal.svg.css.Selector.Compound;
import zoetrope.internal.svg.css.Selector.Condition;

/** Parses selectors. */
final class SelectorParser {
  private static final int MAX_DEPTH = 16;

  private final List<CssToken> tokens;
  private final int depth;
  private int at;

  // The compound selector that is being read.
  private List<Condition> conditions = new ArrayList<>();
  private String id = "";
  private String className = "";
  private String type = "";
  // The complex selector that is being read.
  private int specificity;
  private boolean isOfElement = true;

  private SelectorParser(List<CssToken> tokens, int depth) {
    this.tokens = Value.trimmed(tokens);
    this.depth = depth;
  }

  /**
   * Returns the selectors of a list. Returns null if one cannot be read, which invalidates the
   * list.
   */
  static List<Selector> list(List<CssToken> tokens) {
    List<Selector> selectors = parsed(tokens, 0);
    return selectors.contains(null) ? null : selectors;
  }

  /** Returns the selectors of a list, with null for each one that cannot be read. */
  private static List<Selector> parsed(List<CssToken> list, int depth) {
    return Value.split(list, ',').stream()
        .map(part -> new SelectorParser(part, depth).parse())
        .toList();
  }

  private Selector parse() {
    if (depth > MAX_DEPTH) {
      return null;
    }
    List<Compound> compounds = new ArrayList<>();
    List<Character> combinators = new ArrayList<>();
    while (true) {
      int from = at;
      while (at < tokens.size() && !isCombinator(tokens.get(at))) {
        if (!simple(at == from)) {
          return null;
        }
      }
      if (at == from) {
        return null;
      }
      compounds.add(new Compound(id, className, type, List.copyOf(conditions)));
      if (at == tokens.size()) {
        return new Selector(compounds, combinators, specificity, isOfElement);
      }
      combinators.add(combinator());
      conditions = new ArrayList<>();
      id = "";
      className = "";
      type = "";
    }
  }

  private static boolean isCombinator(CssToken token) {
    return token.is(Kind.SPACE) || token.isSign('>') || token.isSign('+') || token.isSign('~');
  }

  private char combinator() {
    char found = ' ';
    while (at < tokens.size() && isCombinator(tokens.get(at))) {
      CssToken token = tokens.get(at++);
      if (!token.is(Kind.SPACE)) {
        if (found != ' ') {
          at = tokens.size();
        }
        found = token.text().charAt(0);
      }
    }
    return found;
  }

  /** Reads a simple selector. Returns false if it cannot be read. */
  private boolean simple(boolean first) {
    CssToken token = tokens.get(at++);
    if (token.is(Kind.HASH)) {
      id = token.text();
      return add(Selector.ID, has("id", token.text()));
    }
    if (token.isSign('.') && isAt(Kind.WORD)) {
      className = tokens.get(at++).text();
      return add(Selector.CLASS, hasWord("class", className));
    }
    if (token.isSign('[')) {
      int end = CssBlocks.end(tokens, at - 1);
      Condition condition = attribute(tokens.subList(at, Math.min(end, tokens.size())));
      at = end + 1;
      return condition != null && add(Selector.CLASS, condition);
    }
    if (token.isSign(':')) {
      return pseudo();
    }
    if (token.isSign('*') || token.is(Kind.WORD)) {
      return first && named(token);
    }
    return token.isSign('|') && first && isAt(Kind.WORD) && named(tokens.get(at++));
  }

  private boolean isAt(Kind kind) {
    return at < tokens.size() && tokens.get(at).is(kind);
  }

  /** Reads an element name. Namespace prefixes are ignored because only SVG elements are drawn. */
  private boolean named(CssToken token) {
    CssToken name = token;
    if (at < tokens.size() && tokens.get(at).isSign('|')) {
      at++;
      if (at == tokens.size()) {
        return false;
      }
      name = tokens.get(at++);
    }
    if (name.isSign('*')) {
      return true;
    }
    type = name.text();
    String wanted = type;
    return name.is(Kind.WORD)
        && add(Selector.TYPE, (e, matching) -> e.getLocalName().equals(wanted));
  }

  private boolean add(int more, Condition condition) {
    conditions.add(condition);
    specificity += more;
    return true;
  }

  private static Condition has(String name, String value) {
    return (e, matching) -> e.getAttribute(name).equals(value);
  }

  private static Condition hasWord(String name, String word) {
    return (e, matching) -> contains(e.getAttribute(name), word);
  }

  private static boolean contains(String list, String word) {
    return !word.isEmpty() && Arrays.asList(list.split("\\s+")).contains(word);
  }

  private static Condition attribute(List<CssToken> inner) {
    List<CssToken> words = inner.stream().filter(t -> !t.is(Kind.SPACE)).toList();
    // The namespace prefix, as in xlink|href, is ignored.
    boolean spaced = words.size() > 2 && words.get(1).isSign('|') && !words.get(2).isSign('=');
    int bar = spaced ? 2 : 0;
    if (words.size() <= bar || !words.get(bar).is(Kind.WORD)) {
      return null;
    }
    String name = words.get(bar).text();
    List<CssToken> rest = words.subList(bar + 1, words.size());
    if (rest.isEmpty()) {
      return (e, matching) -> e.hasAttribute(name);
    }
    boolean insensitive = rest.get(rest.size() - 1).isWord("i") && rest.size() > 2;
    boolean flagged = insensitive || rest.get(rest.size() - 1).isWord("s") && rest.size() > 2;
    List<CssToken> plain = flagged ? rest.subList(0, rest.size() - 1) : rest;
    CssToken value = plain.get(plain.size() - 1);
    String operator = plain.size() == 2 ? plain.get(0).text() : "";
    if (plain.size() == 3 && plain.get(1).isSign('=')) {
      operator = plain.get(0).text() + "=";
    }
    if (!value.is(Kind.WORD) && !value.is(Kind.STRING) || !operator.matches("[~|^$*]?=")) {
      return null;
    }
    String wanted = folded(value.text(), insensitive);
    String how = operator;
    return (e, matching) ->
        e.hasAttribute(name) && compares(folded(e.getAttribute(name), insensitive), how, wanted);
  }

  private static String folded(String text, boolean insensitive) {
    return insensitive ? text.toLowerCase(Locale.ROOT) : text;
  }

  private static boolean compares(String actual, String operator, String wanted) {
    return switch (operator) {
      case "=" -> actual.equals(wanted);
      case "~=" -> contains(actual, wanted);
      case "|=" -> actual.equals(wanted) || actual.startsWith(wanted + "-");
      case "^=" -> !wanted.isEmpty() && actual.startsWith(wanted);
      case "$=" -> !wanted.isEmpty() && actual.endsWith(wanted);
      default -> !wanted.isEmpty() && actual.contains(wanted);
    };
  }

  private boolean pseudo() {
    if (at < tokens.size() && tokens.get(at).isSign(':')) {
      at++;
      return pseudoElement();
    }
    if (isAt(Kind.FUNCTION)) {
      CssToken function = tokens.get(at);
      int end = CssBlocks.end(tokens, at);
      List<CssToken> arguments = tokens.subList(at + 1, Math.min(end, tokens.size()));
      at = end + 1;
      return function(function.lower(), arguments);
    }
    if (!isAt(Kind.WORD)) {
      return false;
    }
    String name = tokens.get(at).lower();
    if (name.matches("before|after|first-line|first-letter")) {
      return pseudoElement();
    }
    at++;
    Condition condition = plain(name);
    return condition != null && add(Selector.CLASS, condition);
  }

  private boolean pseudoElement() {
    if (!isAt(Kind.WORD) && !isAt(Kind.FUNCTION)) {
      return false;
    }
    at = isAt(Kind.FUNCTION) ? CssBlocks.end(tokens, at) + 1 : at + 1;
    isOfElement = false;
    specificity += Selector.TYPE;
    return true;
  }

  private static Condition plain(String name) {
    return switch (name) {
      case "root", "scope" -> (e, m) -> !(e.getParentNode() instanceof Element);
      case "empty" -> (e, m) -> e.getFirstChild() == null;
      case "first-child" -> (e, m) -> m.position(e).fromStart == 1;
      case "last-child" -> (e, m) -> m.position(e).fromEnd == 1;
      case "only-child" -> (e, m) -> m.position(e).fromStart == 1 && m.position(e).fromEnd == 1;
      case "first-of-type" -> (e, m) -> m.position(e).ofType == 1;
      case "last-of-type" -> (e, m) -> m.position(e).ofTypeFromEnd == 1;
      case "only-of-type" ->
          (e, m) -> m.position(e).ofType == 1 && m.position(e).ofTypeFromEnd == 1;
      case "link", "any-link" -> (e, m) -> e.getLocalName().equals("a");
      case "visited", "hover", "active", "focus", "focus-within", "focus-visible", "target" ->
          (e, m) -> false;
      default -> null;
    };
  }

  private boolean function(String name, List<CssToken> arguments) {
    return switch (name) {
      case "not" -> {
        List<Selector> list = parsed(arguments, depth + 1);
        yield !list.contains(null)
            && add(maxSpecificity(list), (e, m) -> list.stream().noneMatch(s -> s.matches(e, m)));
      }
      case "is", "where", "matches" -> {
        // These functions skip selectors that cannot be read.
        List<Selector> list =
            parsed(arguments, depth + 1).stream().filter(Objects::nonNull).toList();
        yield add(
            name.equals("where") ? 0 : maxSpecificity(list),
            (e, m) -> list.stream().anyMatch(s -> s.matches(e, m)));
      }
      default -> nth(name, arguments);
    };
  }

  private static int maxSpecificity(List<Selector> list) {
    return list.stream().mapToInt(Selector::specificity).max().orElse(0);
  }

  private boolean nth(String name, List<CssToken> arguments) {
    ToIntFunction<Siblings.Position> counter = NthFormula.counter(name);
    NthFormula formula = NthFormula.of(arguments);
    return counter != null
        && formula != null
        && add(Selector.CLASS, (e, m) -> formula.has(counter.applyAsInt(m.position(e))));
  }
}
