package zoetrope.internal.svg.css;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.ToIntFunction;
import javax.xml.XMLConstants;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import zoetrope.internal.svg.css.CssToken.Kind;
import zoetrope.internal.svg.css.Selector.Compound;
import zoetrope.internal.svg.css.Selector.Condition;

/** Parses selectors of level 4, also nested ones, but those that ask what a reader did. */
final class SelectorParser {
  private static final int DEEPEST = 16;

  private final List<CssToken> tokens;
  private final List<Selector> around;
  private final int depth;
  private final boolean isInHas;
  private int at;

  // The compound that is being read.
  private List<Condition> conditions = new ArrayList<>();
  private String id = "";
  private String className = "";
  private String type = "";
  private int specificity;
  private boolean isOfElement = true;

  private SelectorParser(List<CssToken> tokens, List<Selector> around, int depth, boolean isInHas) {
    this.tokens = Value.trimmed(tokens);
    this.around = around;
    this.depth = depth;
    this.isInHas = isInHas;
  }

  /** The selectors of a list; null when one of them cannot be read, which makes all invalid. */
  static List<Selector> list(List<CssToken> tokens) {
    return all(Value.split(tokens, ','), List.of(), 0, false);
  }

  /**
   * The selectors of a rule within a rule with selectors {@code around}, for which {@code &}
   * stands; null as in {@link #list}.
   */
  static List<Selector> nested(List<CssToken> tokens, List<Selector> around) {
    List<List<CssToken>> parts = new ArrayList<>();
    for (List<CssToken> part : Value.split(tokens, ',')) {
      parts.add(absolute(Value.trimmed(part)));
    }
    return all(parts, around, 0, false);
  }

  /** A nested selector that says where the one around it stands: before it, if nothing is said. */
  private static List<CssToken> absolute(List<CssToken> part) {
    boolean relative = !part.isEmpty() && isCombinator(part.get(0));
    if (part.isEmpty() || !relative && part.stream().anyMatch(t -> t.isSign('&'))) {
      return part;
    }
    List<CssToken> whole = new ArrayList<>(List.of(CssToken.of(Kind.SIGN, "&"), CssToken.BLANK));
    whole.addAll(part);
    return whole;
  }

  private static List<Selector> all(
      List<List<CssToken>> parts, List<Selector> around, int depth, boolean isInHas) {
    List<Selector> selectors = new ArrayList<>();
    for (List<CssToken> part : parts) {
      Selector selector = new SelectorParser(part, around, depth, isInHas).parse();
      if (selector == null) {
        return null;
      }
      selectors.add(selector);
    }
    return selectors;
  }

  /** Those that can be read, as {@code :is} takes them. */
  private List<Selector> forgiving(List<CssToken> list) {
    List<Selector> selectors = new ArrayList<>();
    for (List<CssToken> part : Value.split(list, ',')) {
      Selector selector = new SelectorParser(part, around, depth + 1, isInHas).parse();
      if (selector != null) {
        selectors.add(selector);
      }
    }
    return selectors;
  }

  private Selector parse() {
    if (depth > DEEPEST) {
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

  /** Reads a simple selector; whether it can be read. */
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
    if (token.isSign('&') && !around.isEmpty()) {
      return add(most(around), (e, m) -> around.stream().anyMatch(s -> s.matches(e, m)));
    }
    if (token.isSign('*') || token.is(Kind.WORD)) {
      return first && named(token);
    }
    return token.isSign('|') && first && isAt(Kind.WORD) && named(tokens.get(at++));
  }

  private boolean isAt(Kind kind) {
    return at < tokens.size() && tokens.get(at).is(kind);
  }

  /** A name; one namespace is as good as another, for only elements of SVG are drawn. */
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
    // The namespace of xlink:href and xml:space is of no interest.
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
        List<Selector> list = all(Value.split(arguments, ','), around, depth + 1, isInHas);
        yield list != null
            && add(most(list), (e, m) -> list.stream().noneMatch(s -> s.matches(e, m)));
      }
      case "is", "where", "matches" -> {
        List<Selector> list = forgiving(arguments);
        yield add(
            name.equals("where") ? 0 : most(list),
            (e, m) -> list.stream().anyMatch(s -> s.matches(e, m)));
      }
      case "has" -> has(arguments);
      case "lang" -> lang(arguments);
      default -> nth(name, arguments);
    };
  }

  private static int most(List<Selector> list) {
    return list.stream().mapToInt(Selector::specificity).max().orElse(0);
  }

  /** {@code :nth-child(an+b)} and its kin; the first and the last also {@code (an+b of S)}. */
  private boolean nth(String name, List<CssToken> arguments) {
    ToIntFunction<Siblings.Position> counter = NthFormula.counter(name);
    int of = 0;
    while (of < arguments.size() && !arguments.get(of).isWord("of")) {
      of++;
    }
    NthFormula formula = NthFormula.of(Value.trimmed(arguments.subList(0, of)));
    if (counter == null || formula == null) {
      return false;
    }
    if (of == arguments.size()) {
      return add(Selector.CLASS, (e, m) -> formula.has(counter.applyAsInt(m.position(e))));
    }
    List<CssToken> selectors = arguments.subList(of + 1, arguments.size());
    List<Selector> list = all(Value.split(selectors, ','), around, depth + 1, isInHas);
    boolean fromEnd = name.equals("nth-last-child");
    return list != null
        && name.endsWith("child")
        && add(Selector.CLASS + most(list), (e, m) -> formula.holdsAmong(list, fromEnd, e, m));
  }

  /** {@code :has}, in which there is no other. */
  private boolean has(List<CssToken> arguments) {
    List<RelativeSelector> list = new ArrayList<>();
    int most = 0;
    for (List<CssToken> part : Value.split(arguments, ',')) {
      List<CssToken> tokens = Value.trimmed(part);
      boolean said = !tokens.isEmpty() && isCombinator(tokens.get(0));
      List<CssToken> rest = said ? tokens.subList(1, tokens.size()) : tokens;
      Selector selector = new SelectorParser(rest, around, depth + 1, true).parse();
      if (selector == null || isInHas) {
        return false;
      }
      char combinator = said ? tokens.get(0).text().charAt(0) : ' ';
      list.add(RelativeSelector.of(combinator, selector));
      most = Math.max(most, selector.specificity());
    }
    return add(most, (e, m) -> list.stream().anyMatch(s -> s.finds(e, m)));
  }

  /** {@code :lang}: the language of the nearest element that has one, or its beginning. */
  private boolean lang(List<CssToken> arguments) {
    List<String> wanted = new ArrayList<>();
    for (List<CssToken> part : Value.split(arguments, ',')) {
      List<CssToken> tokens = Value.trimmed(part);
      if (tokens.size() != 1 || !tokens.get(0).is(Kind.WORD) && !tokens.get(0).is(Kind.STRING)) {
        return false;
      }
      wanted.add(tokens.get(0).lower());
    }
    return add(
        Selector.CLASS,
        (e, m) -> wanted.stream().anyMatch(tag -> compares(language(e), "|=", tag)));
  }

  private static String language(Element element) {
    for (Node n = element; n instanceof Element e; n = n.getParentNode()) {
      String own = e.getAttributeNS(XMLConstants.XML_NS_URI, "lang");
      String tag = own.isEmpty() ? e.getAttribute("lang") : own;
      if (!tag.isEmpty()) {
        return tag.toLowerCase(Locale.ROOT);
      }
    }
    return "";
  }
}
