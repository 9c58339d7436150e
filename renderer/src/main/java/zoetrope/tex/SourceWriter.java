package zoetrope.tex;

import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import zoetrope.color.Color;
import zoetrope.tex.Node.Argument;

/**
 * Nodes to the typesetter's source: plain, or with a mark around everything that draws, so that a
 * second pass tells which piece came from where.
 */
final class SourceWriter {
  /**
   * What a mark stands for.
   *
   * @param spans the span of the marked node's own pieces; several for a fence, whose delimiters
   *     change from one to the next with every marked part
   * @param color the colour around the node
   */
  record Mark(List<TexSpan> spans, Optional<Color> color) {}

  private final StringBuilder out = new StringBuilder();
  private final List<Mark> marks = new ArrayList<>();
  private final List<FallbackGlyphs.Glyph> foreign = new ArrayList<>();
  private final boolean marked;
  private final Set<Node> opaque;
  private Optional<Color> color = Optional.empty();
  private boolean silent;

  private SourceWriter(boolean marked, Set<Node> opaque) {
    this.marked = marked;
    this.opaque = opaque;
  }

  /** Source without marks. */
  static SourceWriter plain() {
    return new SourceWriter(false, Set.of());
  }

  /** Source with marks, except inside the nodes of {@code opaque}, which are marked as a whole. */
  static SourceWriter marking(List<Node> opaque) {
    Set<Node> identity = Collections.newSetFromMap(new IdentityHashMap<>());
    identity.addAll(opaque);
    return new SourceWriter(true, identity);
  }

  SourceWriter write(List<Node> nodes, TexSource.Mode mode) {
    if (mode == TexSource.Mode.TEXT) {
      rows(nodes, "c");
    } else if (nodes.stream().anyMatch(n -> n instanceof Node.Separator)) {
      out.append("\\begin{align}");
      all(nodes);
      out.append("\\end{align}");
    } else {
      all(nodes);
    }
    return this;
  }

  String source() {
    return out.toString();
  }

  List<Mark> marks() {
    return marks;
  }

  /** The shapes that the source asks for by number. */
  List<FallbackGlyphs.Glyph> foreign() {
    return foreign;
  }

  private void all(List<Node> nodes) {
    nodes.forEach(this::one);
  }

  private void one(Node node) {
    if (opaque.contains(node)) {
      if (node instanceof Node.Scripts || node instanceof Node.Separator) {
        unmarked(() -> bare(node));
      } else {
        mark(List.of(NodeSpans.whole(node)), () -> unmarked(() -> bare(node)));
      }
    } else {
      bare(node);
    }
  }

  private void unmarked(Runnable content) {
    boolean outer = silent;
    silent = true;
    content.run();
    silent = outer;
  }

  private void bare(Node node) {
    if (node instanceof Node.Glyph glyph) {
      mark(List.of(glyph.span()), () -> glyph(glyph));
    } else if (node instanceof Node.Foreign foreign) {
      mark(List.of(foreign.span()), () -> foreign(foreign));
    } else if (node instanceof Node.Blank) {
      out.append("~");
    } else if (node instanceof Node.Command command) {
      command(command);
    } else if (node instanceof Node.Group group) {
      braces(() -> all(group.body()));
    } else if (node instanceof Node.Scripts scripts) {
      scripts(scripts);
    } else if (node instanceof Node.Fence fence) {
      fence(fence);
    } else if (node instanceof Node.Environment environment) {
      environment(environment);
    } else if (node instanceof Node.Infix infix) {
      infix(infix);
    } else if (node instanceof Node.Colored colored) {
      colored(colored);
    } else if (node instanceof Node.Formula formula) {
      out.append(formula.display() ? "\\[" : "\\(");
      all(formula.body());
      out.append(formula.display() ? "\\]" : "\\)");
    } else if (node instanceof Node.Separator separator) {
      out.append(separator.row() ? "\\\\ " : "&");
    }
  }

  private void glyph(Node.Glyph glyph) {
    String text = glyph.text();
    Optional<String> source =
        text.codePointCount(0, text.length()) == 1
            ? UnicodeMath.source(text.codePointAt(0))
            : Optional.empty();
    if (source.isPresent()) {
      out.append(glyph.math() ? source.get() : "\\(" + source.get() + "\\)");
    } else {
      out.append(text.equals("%") ? "\\%" : text);
    }
  }

  private void foreign(Node.Foreign node) {
    FallbackGlyphs.Glyph g = node.glyph();
    String metrics =
        String.format(
            Locale.ROOT, "{%.6f}{%.6f}{%.6f}", g.advance(), g.ascent(), g.descent());
    out.append("\\zoetropeforeign{").append(foreign.size()).append("}").append(metrics);
    foreign.add(g);
  }

  private void command(Node.Command command) {
    if (Signatures.isSilent(command.name())) {
      out.append(command.math() ? "" : "{}");
      spelled(command);
      return;
    }
    mark(List.of(command.span()), () -> spelled(command));
  }

  private void spelled(Node.Command command) {
    List<Argument> arguments = command.arguments();
    switch (command.name()) {
      case "operatorname" -> {
        out.append("\\mathop{\\mathrm");
        arguments(arguments);
        out.append("}\\nolimits ");
      }
      case "operatorname*" -> {
        out.append("\\mathop{\\mathrm");
        arguments(arguments);
        out.append("}");
      }
      case "cancel", "bcancel", "xcancel" -> {
        out.append("\\zoetropestrike{").append(command.name()).append("}");
        arguments(arguments);
      }
      case "overrightarrow", "overleftarrow", "overleftrightarrow" -> {
        out.append("\\").append(command.name()).append("{\\zoetropepad");
        arguments(arguments);
        out.append("}");
      }
      default -> {
        boolean alone = arguments.isEmpty() && !Signatures.isSilent(command.name());
        boolean shield = alone && !command.math();
        out.append(shield ? "{\\" : "\\").append(command.name());
        arguments(arguments);
        out.append(shield ? "}" : arguments.isEmpty() ? spaceAfter(command) : "");
      }
    }
  }

  /** What keeps a command's name apart from the letters after it, and is no blank in text. */
  private static String spaceAfter(Node.Command command) {
    boolean word = Character.isLetter(command.name().charAt(0));
    return !word ? "" : command.math() ? " " : "{}";
  }

  private void arguments(List<Argument> arguments) {
    for (Argument argument : arguments) {
      out.append(argument.optional() ? "[" : "{");
      if (argument instanceof Argument.Content content) {
        out.append(content.wrapText() ? "\\text{" : "");
        all(content.body());
        out.append(content.wrapText() ? "}" : "");
      } else if (argument instanceof Argument.Raw raw) {
        out.append(raw.text());
      } else if (argument instanceof Argument.Fixed fixed) {
        out.append(fixed.delimiter().text());
      }
      out.append(argument.optional() ? "]" : "}");
    }
  }

  private void scripts(Node.Scripts scripts) {
    if (!scripts.primes().isEmpty() || scripts.above().isPresent()) {
      out.append("^");
      braces(
          () -> {
            for (TexSpan prime : scripts.primes()) {
              mark(List.of(prime), () -> out.append("\\prime "));
            }
            scripts.above().ifPresent(this::all);
          });
    }
    if (scripts.below().isPresent()) {
      out.append("_");
      braces(() -> all(scripts.below().get()));
    }
  }

  private void fence(Node.Fence fence) {
    List<TexSpan> spans = fence.delimiters().stream().map(Node.Delimiter::span).toList();
    mark(
        spans,
        () -> {
          for (int i = 0; i < fence.parts().size(); i++) {
            String command = i == 0 ? "\\left" : "\\middle";
            out.append(command).append(fence.delimiters().get(i).text());
            List<Node> part = fence.parts().get(i);
            TexSpan whole = NodeSpans.whole(part, fence.span());
            mark(List.of(whole), () -> all(part));
          }
          out.append("\\right").append(fence.delimiters().get(spans.size() - 1).text());
        });
  }

  private void environment(Node.Environment environment) {
    String name = environment.name();
    mark(
        List.of(environment.span()),
        () -> {
          if (Environments.isText(name)) {
            rows(environment.body(), Environments.column(name));
            return;
          }
          out.append(Environments.begin(name));
          environment.raw().forEach(raw -> out.append("{").append(raw).append("}"));
          all(withoutLastBreak(environment.body()));
          out.append(Environments.end(name));
        });
  }

  /** A row that a break at the very end would open, and that holds nothing, is not wanted. */
  private static List<Node> withoutLastBreak(List<Node> body) {
    int end = body.size();
    while (end > 0 && (body.get(end - 1) instanceof Node.Blank
        || body.get(end - 1) instanceof Node.Separator s && s.row())) {
      end--;
    }
    return body.subList(0, end);
  }

  /** Lines of text under each other; one line alone is just text. */
  private void rows(List<Node> nodes, String column) {
    List<List<Node>> rows = new ArrayList<>();
    rows.add(new ArrayList<>());
    for (Node node : withoutLastBreak(nodes)) {
      boolean item = node instanceof Node.Command c && c.name().equals("item");
      if (node instanceof Node.Separator || item && NodeSpans.hasInk(rows.get(rows.size() - 1))) {
        rows.add(new ArrayList<>());
      }
      if (!(node instanceof Node.Separator)) {
        rows.get(rows.size() - 1).add(node);
      }
    }
    boolean several = rows.size() > 1;
    out.append(several ? "\\begin{array}{" + column + "}" : "");
    for (int i = 0; i < rows.size(); i++) {
      out.append(i == 0 ? "" : "\\\\ ");
      row(several ? NodeSpans.trimmed(rows.get(i)) : rows.get(i));
    }
    out.append(several ? "\\end{array}" : "");
  }

  private void row(List<Node> row) {
    out.append("\\text{");
    for (Node node : row) {
      if (node instanceof Node.Command c && c.name().equals("item")) {
        mark(List.of(c.span()), () -> out.append("\\(\\bullet\\)"));
        out.append("~");
      } else {
        one(node);
      }
    }
    out.append("}");
  }

  private void infix(Node.Infix infix) {
    mark(
        List.of(infix.span()),
        () -> {
          all(infix.above());
          out.append("\\").append(infix.name()).append(infix.raw()).append(" ");
          all(infix.below());
        });
  }

  private void colored(Node.Colored colored) {
    Optional<Color> outer = color;
    color = Optional.of(colored.color());
    boolean reaches =
        colored.body().stream()
            .anyMatch(n -> n instanceof Node.Infix
                || n instanceof Node.Command c && Signatures.isSilent(c.name()));
    if (reaches) {
      braces(() -> all(colored.body()));
    } else {
      all(colored.body());
    }
    color = outer;
  }

  private void braces(Runnable content) {
    out.append("{");
    content.run();
    out.append("}");
  }

  private void mark(List<TexSpan> spans, Runnable content) {
    if (!marked || silent) {
      content.run();
      return;
    }
    marks.add(new Mark(spans, color));
    out.append("\\zoetropemark{").append(marks.size() - 1).append("}{");
    content.run();
    out.append("}");
  }
}
