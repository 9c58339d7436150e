package zoetrope.internal.tex.meaning;

import java.util.ArrayList;
import java.util.List;
import zoetrope.internal.tex.parse.Node;
import zoetrope.source.Span;

/** What the nodes of a parsed formula contain, and how far they extend in the source. */
final class Nodes {
  private Nodes() {}

  /**
   * Returns the character or the name of a command; empty for other nodes. The name of a command
   * without letters, such as a space, begins with a backslash.
   */
  static String name(Node node) {
    if (node instanceof Node.Glyph glyph) {
      return glyph.text();
    }
    if (node instanceof Node.Command command) {
      String name = command.name();
      return name.length() == 1 && !Character.isLetter(name.charAt(0)) ? "\\" + name : name;
    }
    if (node instanceof Node.Environment environment) {
      return environment.name();
    }
    return node instanceof Node.Infix infix ? infix.name().replace("over", "frac") : "";
  }

  /** Whether a node has a meaning only by its content, such as braces or a colour. */
  static boolean isTransparent(Node node) {
    return node instanceof Node.Group
        || node instanceof Node.Colored
        || node instanceof Node.Formula;
  }

  /** Returns the lists of nodes within a node. */
  static List<List<Node>> bodies(Node node) {
    if (node instanceof Node.Command command) {
      List<List<Node>> bodies = new ArrayList<>();
      for (Node.Argument argument : command.arguments()) {
        if (argument instanceof Node.Argument.Content content) {
          bodies.add(content.body());
        }
      }
      return bodies;
    }
    if (node instanceof Node.Group group) {
      return List.of(group.body());
    }
    if (node instanceof Node.Colored colored) {
      return List.of(colored.body());
    }
    if (node instanceof Node.Formula formula) {
      return List.of(formula.body());
    }
    if (node instanceof Node.Environment environment) {
      return List.of(environment.body());
    }
    if (node instanceof Node.Infix infix) {
      return List.of(infix.above(), infix.below());
    }
    if (node instanceof Node.Fence fence) {
      return fence.parts();
    }
    if (node instanceof Node.Scripts scripts) {
      List<List<Node>> bodies = new ArrayList<>();
      scripts.below().ifPresent(bodies::add);
      scripts.above().ifPresent(bodies::add);
      return bodies;
    }
    return node instanceof Node.Spanning spanning ? List.of(spanning.body()) : List.of();
  }

  static boolean isOpening(Node node) {
    return node instanceof Node.Glyph glyph
        && (glyph.text().equals("(") || glyph.text().equals("["));
  }

  private static boolean isClosing(Node node) {
    return node instanceof Node.Glyph glyph
        && (glyph.text().equals(")") || glyph.text().equals("]"));
  }

  /** Returns how many brackets are open before node {@code index}. */
  static int depth(List<Node> nodes, int index) {
    int depth = 0;
    for (Node node : nodes.subList(0, index)) {
      depth += isOpening(node) ? 1 : isClosing(node) ? -1 : 0;
    }
    return depth;
  }

  /**
   * Returns the end of the factor that begins at {@code start}, without scripts: the closing
   * bracket, the last digit of a number, the last letter of a word of text, or a single node.
   */
  static int endOfFactor(List<Node> nodes, int start) {
    if (isOpening(nodes.get(start))) {
      int depth = 0;
      for (int i = start; i < nodes.size(); i++) {
        depth += isOpening(nodes.get(i)) ? 1 : isClosing(nodes.get(i)) ? -1 : 0;
        if (depth == 0) {
          return i + 1;
        }
      }
      return start + 1;
    }
    int end = start + 1;
    while (end < nodes.size() && continues(nodes, start, end)) {
      end++;
    }
    return end;
  }

  /** Returns the end of the scripts that begin at {@code start}. */
  static int endOfScripts(List<Node> nodes, int start) {
    int end = start;
    while (end < nodes.size() && nodes.get(end) instanceof Node.Scripts) {
      end++;
    }
    return end;
  }

  private static boolean continues(List<Node> nodes, int start, int end) {
    if (!(nodes.get(start) instanceof Node.Glyph first)
        || !(nodes.get(end) instanceof Node.Glyph next)) {
      return false;
    }
    if (!first.math()) {
      return !next.math();
    }
    boolean isPoint =
        next.text().equals(".") && end + 1 < nodes.size() && isDigit(nodes.get(end + 1));
    return isDigit(first) && (isDigit(next) || isPoint);
  }

  static boolean isDigit(Node node) {
    return node instanceof Node.Glyph glyph
        && glyph.text().length() == 1
        && Character.isDigit(glyph.text().charAt(0));
  }

  /** Returns the range from the first to the last symbol of some nodes. */
  static Span span(List<Node> nodes) {
    List<Span> spans = new ArrayList<>();
    nodes.forEach(node -> collect(node, spans));
    return union(spans);
  }

  private static void collect(Node node, List<Span> spans) {
    spans.add(node.span());
    if (node instanceof Node.Fence fence) {
      fence.delimiters().forEach(delimiter -> spans.add(delimiter.span()));
    }
    if (node instanceof Node.Scripts scripts) {
      spans.addAll(scripts.primes());
    }
    bodies(node).forEach(body -> body.forEach(inner -> collect(inner, spans)));
  }

  /** Returns the smallest range that contains these ranges. */
  static Span union(List<Span> spans) {
    int start = spans.stream().mapToInt(Span::start).min().orElse(0);
    int end = spans.stream().mapToInt(Span::end).max().orElse(0);
    return new Span(start, end);
  }
}
