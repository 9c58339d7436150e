package zoetrope.tex;

import java.util.ArrayList;
import java.util.List;
import zoetrope.internal.diagnostics.Span;
import zoetrope.tex.Node.Argument;

/** What nodes hold and which range of the source they take as a whole. */
final class NodeSpans {
  private NodeSpans() {}

  /** The nodes within {@code node}, in the order of the source as far as it has one. */
  static List<Node> children(Node node) {
    List<Node> children = new ArrayList<>();
    if (node instanceof Node.Command command) {
      for (Argument argument : command.arguments()) {
        if (argument instanceof Argument.Content content) {
          children.addAll(content.body());
        }
      }
    } else if (node instanceof Node.Group group) {
      children.addAll(group.body());
    } else if (node instanceof Node.Scripts scripts) {
      scripts.above().ifPresent(children::addAll);
      scripts.below().ifPresent(children::addAll);
    } else if (node instanceof Node.Fence fence) {
      fence.parts().forEach(children::addAll);
    } else if (node instanceof Node.Environment environment) {
      children.addAll(environment.body());
    } else if (node instanceof Node.Infix infix) {
      children.addAll(infix.above());
      children.addAll(infix.below());
    } else if (node instanceof Node.Colored colored) {
      children.addAll(colored.body());
    } else if (node instanceof Node.Formula formula) {
      children.addAll(formula.body());
    }
    return children;
  }

  /** From the first to the last character that {@code node} or anything in it came from. */
  static Span whole(Node node) {
    Span span = node.span();
    if (node instanceof Node.Fence fence) {
      for (Node.Delimiter delimiter : fence.delimiters()) {
        span = span.union(delimiter.span());
      }
    }
    for (Node child : children(node)) {
      span = span.union(whole(child));
    }
    return span;
  }

  static Span whole(List<Node> nodes, Span otherwise) {
    return nodes.stream().map(NodeSpans::whole).reduce(Span::union).orElse(otherwise);
  }

  static boolean hasInk(List<Node> nodes) {
    return nodes.stream().anyMatch(n -> !(n instanceof Node.Blank));
  }

  /** The nodes without the blanks at both ends. */
  static List<Node> trimmed(List<Node> nodes) {
    int from = 0;
    int to = nodes.size();
    while (from < to && nodes.get(from) instanceof Node.Blank) {
      from++;
    }
    while (to > from && nodes.get(to - 1) instanceof Node.Blank) {
      to--;
    }
    return nodes.subList(from, to);
  }
}
