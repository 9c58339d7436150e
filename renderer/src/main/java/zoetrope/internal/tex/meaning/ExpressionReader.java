package zoetrope.internal.tex.meaning;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import zoetrope.geometry.Path;
import zoetrope.internal.tex.atom.JLaTeXMathEngine;
import zoetrope.internal.tex.meaning.Expression.Kind;
import zoetrope.internal.tex.meaning.Expression.Place;
import zoetrope.internal.tex.parse.Node;
import zoetrope.source.Span;
import zoetrope.tex.FallbackGlyphs;
import zoetrope.tex.TexSource;

/**
 * Divides a formula into sides, terms and factors by the usual rules of notation. Digits in a row
 * are one number, brackets belong together, and a script belongs to the symbol before it.
 */
public final class ExpressionReader {
  private static final FallbackGlyphs.Glyph BLANK = new FallbackGlyphs.Glyph(Path.EMPTY, 1, 1, 0);

  /** An engine that only parses, so it needs no outlines of characters beyond Computer Modern. */
  private static final JLaTeXMathEngine ENGINE =
      new JLaTeXMathEngine((codePoint, bold, italic) -> Optional.of(BLANK));

  private static final Set<String> RELATIONS =
      Set.of(
          ("= < > : , ; le leq ge geq ne neq approx equiv sim simeq cong propto to mapsto"
                  + " rightarrow longrightarrow Rightarrow Longrightarrow Leftrightarrow"
                  + " Longleftrightarrow leftarrow Leftarrow in subset subseteq ll gg mid")
              .split(" "));
  private static final Set<String> PLUS_OR_MINUS = Set.of("+", "-", "pm", "mp", "−");
  private static final Set<String> TIMES = Set.of("*", "cdot", "times", "·", "×");
  private static final Set<String> SPACES =
      Set.of("\\ ", "\\;", "\\:", "\\,", "\\!", "\\>", "quad", "qquad", "hspace", "phantom");

  private final CalledFunctions calls;

  /** The place of the part that is read. */
  private Place place = new Place(0, 0);

  private ExpressionReader(List<Node> nodes) {
    calls = new CalledFunctions(nodes);
  }

  /**
   * Returns a formula as an expression of the kind {@link Kind#LINE}. Its parts are its sides and
   * the relation signs between them.
   *
   * @throws zoetrope.tex.TexException if the source is invalid
   */
  public static Expression read(String source) {
    List<Node> nodes = ENGINE.nodes(TexSource.display(source));
    return new ExpressionReader(nodes).line(nodes);
  }

  private Expression line(List<Node> nodes) {
    List<Expression> parts = new ArrayList<>();
    String key = sides(nodes, "", parts, true);
    return new Expression(
        Kind.LINE,
        key,
        Nodes.span(nodes),
        Optional.empty(),
        false,
        "",
        new Place(0, 0),
        List.copyOf(parts));
  }

  /**
   * Divides nodes at relation signs and at the ends of cells and rows. Adds the sums and the
   * relation signs to a list, and returns their key.
   *
   * @param counts whether the sums belong to different sides of the formula
   */
  private String sides(List<Node> nodes, String role, List<Expression> parts, boolean counts) {
    StringBuilder key = new StringBuilder();
    List<Node> current = new ArrayList<>();
    for (int i = 0; i < nodes.size(); i++) {
      Node node = nodes.get(i);
      boolean isRelation = RELATIONS.contains(Nodes.name(node)) && Nodes.depth(nodes, i) == 0;
      if (!isRelation && !(node instanceof Node.Separator)) {
        current.add(node);
        continue;
      }
      key.append(add(sum(current, role), parts));
      key.append(isRelation ? Nodes.name(node) : "&");
      current.clear();
      if (isRelation) {
        parts.add(one(Kind.RELATION, Nodes.name(node), node.span(), role, List.of()));
      }
      place = counts ? next(nodes, i) : place;
    }
    return key.append(add(sum(current, role), parts)).toString();
  }

  /** Returns the place behind a relation sign, or behind the end of a cell or a row. */
  private Place next(List<Node> nodes, int index) {
    boolean isRelation = !(nodes.get(index) instanceof Node.Separator);
    if (!isRelation && ((Node.Separator) nodes.get(index)).row()) {
      return new Place(place.row() + 1, 0);
    }
    boolean isAlignment =
        !isRelation
            && index + 1 < nodes.size()
            && RELATIONS.contains(Nodes.name(nodes.get(index + 1)));
    return isAlignment ? place : new Place(place.row(), place.side() + 1);
  }

  private Expression one(Kind kind, String key, Span span, String role, List<Expression> parts) {
    return new Expression(
        kind, key, span, Optional.empty(), false, role, place, List.copyOf(parts));
  }

  private static String key(List<Expression> parts, String separator) {
    return parts.stream().map(Expression::signedKey).collect(Collectors.joining(separator));
  }

  /** Returns the sum of these nodes; a term if there is only one, and empty if there is none. */
  private Optional<Expression> sum(List<Node> nodes, String role) {
    List<Expression> terms = new ArrayList<>();
    List<Node> current = new ArrayList<>();
    Node sign = null;
    for (int i = 0; i < nodes.size(); i++) {
      Node node = nodes.get(i);
      if (PLUS_OR_MINUS.contains(Nodes.name(node)) && Nodes.depth(nodes, i) == 0) {
        term(sign, current, role).ifPresent(terms::add);
        current.clear();
        sign = node;
      } else {
        current.add(node);
      }
    }
    term(sign, current, role).ifPresent(terms::add);
    if (terms.size() < 2) {
      return terms.stream().findFirst();
    }
    return Optional.of(one(Kind.SUM, key(terms, "+"), Nodes.span(nodes), role, terms));
  }

  private Optional<Expression> term(Node sign, List<Node> nodes, String role) {
    List<Expression> factors = factors(nodes, role);
    if (factors.isEmpty()) {
      return Optional.empty();
    }
    Span span = Nodes.union(factors.stream().map(Expression::span).toList());
    return Optional.of(
        new Expression(
            Kind.TERM,
            key(factors, "*"),
            span,
            Optional.ofNullable(sign).map(Node::span),
            sign != null && !Nodes.name(sign).equals("+"),
            role,
            place,
            factors.size() == 1 && !factors.get(0).isCall() ? factors.get(0).parts() : factors));
  }

  private List<Expression> factors(List<Node> nodes, String role) {
    List<Expression> factors = new ArrayList<>();
    int i = 0;
    while (i < nodes.size()) {
      int base = Nodes.endOfFactor(nodes, i);
      if (isBlank(nodes.get(i))) {
        i = base;
        continue;
      }
      int scripts = Nodes.endOfScripts(nodes, base);
      int call = calls.end(nodes, i);
      Expression factor = factor(nodes.subList(i, base), nodes.subList(base, scripts), role);
      if (call > scripts) {
        List<Expression> parts = new ArrayList<>(List.of(factor));
        parts.addAll(factors(nodes.subList(scripts, call), role));
        Span span = Nodes.span(nodes.subList(i, call));
        factor = one(Kind.FACTOR, key(parts, "*"), span, role, parts);
      }
      factors.add(factor);
      i = Math.max(scripts, call);
    }
    return factors;
  }

  /** Whether a node is a space, a multiplication sign, or the end of a cell. */
  static boolean isBlank(Node node) {
    String name = Nodes.name(node);
    return TIMES.contains(name)
        || SPACES.contains(name)
        || node instanceof Node.Space
        || node instanceof Node.Separator;
  }

  /** Whether a node ends a term: a sign or a relation. */
  static boolean endsTerm(Node node) {
    return PLUS_OR_MINUS.contains(Nodes.name(node)) || RELATIONS.contains(Nodes.name(node));
  }

  private Expression factor(List<Node> base, List<Node> scripts, String role) {
    List<Expression> parts = new ArrayList<>();
    StringBuilder key = new StringBuilder(base(base, role, parts));
    if (!scripts.isEmpty() && parts.isEmpty()) {
      parts.add(one(Kind.FACTOR, key.toString(), Nodes.span(base), role, List.of()));
    }
    for (Node node : scripts) {
      Node.Scripts script = (Node.Scripts) node;
      key.append("'".repeat(script.primes().size()));
      script
          .below()
          .ifPresent(body -> key.append('_').append(inner(node, body, role + "_", parts)));
      script
          .above()
          .ifPresent(body -> key.append('^').append(inner(node, body, role + "^", parts)));
    }
    List<Node> all = new ArrayList<>(base);
    all.addAll(scripts);
    return one(Kind.FACTOR, key.toString(), Nodes.span(all), role, parts);
  }

  /** Returns the key of a factor without its scripts, and adds its parts to a list. */
  private String base(List<Node> base, String role, List<Expression> parts) {
    if (base.size() > 1) {
      if (Nodes.isOpening(base.get(0))) {
        List<Node> body = base.subList(1, base.size() - 1);
        return Nodes.name(base.get(0))
            + inner(base.get(0), body, role + "(", parts)
            + Nodes.name(base.get(base.size() - 1));
      }
      return base.stream().map(Nodes::name).collect(Collectors.joining());
    }
    Node node = base.get(0);
    if (node instanceof Node.Fence fence) {
      String body =
          fence.parts().stream()
              .map(part -> inner(node, part, role + "(", parts))
              .collect(Collectors.joining("|"));
      List<Node.Delimiter> ends = fence.delimiters();
      return ends.get(0).text() + body + ends.get(ends.size() - 1).text();
    }
    List<List<Node>> bodies = Nodes.bodies(node);
    if (bodies.isEmpty()) {
      return Nodes.name(node);
    }
    StringBuilder key = new StringBuilder(Nodes.name(node));
    for (int i = 0; i < bodies.size(); i++) {
      String within = Nodes.isTransparent(node) ? role : role + Nodes.name(node) + i;
      key.append('{').append(inner(node, bodies.get(i), within, parts)).append('}');
    }
    return key.toString();
  }

  /** Returns the key of nodes within a factor, and adds their sums and relations to a list. */
  private String inner(Node node, List<Node> body, String role, List<Expression> parts) {
    Place outer = place;
    String key = sides(body, role, parts, node instanceof Node.Environment);
    place = outer;
    return key;
  }

  private static String add(Optional<Expression> found, List<Expression> parts) {
    found.ifPresent(parts::add);
    return found.map(Expression::signedKey).orElse("");
  }
}
