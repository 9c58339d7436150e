package zoetrope.tex;

import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import zoetrope.internal.diagnostics.Span;
import zoetrope.tex.Node.Argument;

/**
 * Nodes to the typesetter's source: plain, or with a mark around everything that draws, so that a
 * second pass tells which piece came from where.
 */
final class SourceWriter {
  private final MarkedSource out;
  private final TableWriter tables;
  private final List<FallbackGlyphs.Glyph> foreign = new ArrayList<>();
  private final Set<Node> opaque;
  private int scriptDepth;

  private SourceWriter(boolean marked, Set<Node> opaque) {
    this.out = new MarkedSource(marked);
    this.tables = new TableWriter(out, this::all);
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
      tables.lines(nodes, "c");
    } else if (nodes.stream().anyMatch(n -> n instanceof Node.Separator)) {
      out.append("\\begin{align}");
      tables.table(nodes, RowStrut.of("align"));
      out.append("\\end{align}");
    } else {
      all(nodes);
    }
    return this;
  }

  String source() {
    return out.source();
  }

  List<MarkedSource.Mark> marks() {
    return out.marks();
  }

  /** The shapes that the source asks for by number. */
  List<FallbackGlyphs.Glyph> foreign() {
    return foreign;
  }

  private void all(List<Node> nodes) {
    for (int i = 0; i < nodes.size(); i++) {
      int last = lastOf(nodes, i);
      if (scriptDepth == 0) {
        out.append(TexSpacing.between(i == 0 ? null : nodes.get(i - 1), nodes.get(i)));
      }
      out.append(Ligatures.apart(nodes, i));
      if (last > i) {
        withScripts((Node.Command) nodes.get(i), nodes.subList(i + 1, last + 1));
      } else {
        one(nodes.get(i));
      }
      out.append(TexSpacing.after(last == 0 ? null : nodes.get(last - 1), nodes.get(last)));
      i = last;
    }
  }

  /** Where the scripts of a command stand, which it may say to be limits or not; else {@code i}. */
  private static int lastOf(List<Node> nodes, int i) {
    if (!(nodes.get(i) instanceof Node.Command command) || Signatures.isSilent(command.name())) {
      return i;
    }
    int last = i + 1;
    while (last < nodes.size()
        && nodes.get(last) instanceof Node.Command c
        && c.name().endsWith("limits")) {
      last++;
    }
    return last < nodes.size() && nodes.get(last) instanceof Node.Scripts ? last : i;
  }

  /**
   * Writes scripts within the mark of what they belong to: where they stand depends on whether that
   * is an accent, a brace or an operator, and a mark between would hide it.
   */
  private void withScripts(Node.Command command, List<Node> scripts) {
    boolean whole = opaque.contains(command);
    Span span = whole ? NodeSpans.whole(command) : command.span();
    out.mark(
        List.of(span),
        () -> {
          if (whole) {
            out.unmarked(() -> spelled(command));
          } else {
            spelled(command);
          }
          scripts.forEach(this::one);
        });
  }

  private void one(Node node) {
    if (opaque.contains(node)) {
      if (node instanceof Node.Scripts scripts) {
        scripts(scripts, true);
      } else if (node instanceof Node.Separator) {
        bare(node);
      } else {
        out.mark(List.of(NodeSpans.whole(node)), () -> out.unmarked(() -> bare(node)));
      }
    } else {
      bare(node);
    }
  }

  private void bare(Node node) {
    if (node instanceof Node.Glyph glyph) {
      out.mark(List.of(glyph.span()), () -> glyph(glyph));
    } else if (node instanceof Node.Foreign foreign) {
      out.mark(List.of(foreign.span()), () -> foreign(foreign));
    } else if (node instanceof Node.Blank) {
      out.append("~");
    } else if (node instanceof Node.Command command) {
      command(command);
    } else if (node instanceof Node.Group group) {
      braces(() -> all(group.body()));
    } else if (node instanceof Node.Scripts scripts) {
      scripts(scripts, false);
    } else if (node instanceof Node.Fence fence) {
      fence(fence);
    } else if (node instanceof Node.Environment environment) {
      environment(environment);
    } else if (node instanceof Node.Infix infix) {
      infix(infix);
    } else if (node instanceof Node.Colored colored) {
      colored(colored);
    } else if (node instanceof Node.Formula formula) {
      formula(formula);
    } else if (node instanceof Node.Separator separator) {
      out.append(separator.row() ? "\\\\ " : "&");
    }
  }

  /** The typesetter leaves out the italic correction of a letter that is alone, without braces. */
  private void formula(Node.Formula formula) {
    out.append(formula.display() ? "\\[" : "\\(");
    braces(() -> all(formula.body()));
    out.append(formula.display() ? "\\]" : "\\)");
  }

  /** In text, braces keep a sign from the spaces that mathematics puts around it. */
  private void glyph(Node.Glyph glyph) {
    String text = glyph.text();
    Optional<String> source =
        text.codePointCount(0, text.length()) == 1
            ? UnicodeMath.source(text.codePointAt(0))
            : Optional.empty();
    if (source.isPresent()) {
      out.append(glyph.math() ? source.get() : "\\(" + source.get() + "\\)");
    } else {
      String plain = text.equals("%") ? "\\%" : text.equals("\"") ? "''" : text;
      boolean sign = text.length() == 1 && !Character.isLetterOrDigit(text.charAt(0));
      out.append(sign && !glyph.math() ? "{" + plain + "}" : plain);
    }
  }

  private void foreign(Node.Foreign node) {
    FallbackGlyphs.Glyph g = node.glyph();
    String metrics =
        String.format(Locale.ROOT, "{%.6f}{%.6f}{%.6f}", g.advance(), g.ascent(), g.descent());
    out.append("\\zoetropeforeign{" + foreign.size() + "}" + metrics);
    foreign.add(g);
  }

  private void command(Node.Command command) {
    if (Signatures.isSilent(command.name())) {
      out.append(command.math() ? "" : "{}");
      spelled(command);
      return;
    }
    out.mark(List.of(command.span()), () -> spelled(command));
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
      case "textsc" -> {
        out.append("\\textsc{\\text");
        arguments(arguments);
        out.append("}");
      }
      case "not" -> {
        out.append("\\not ");
        out.unmarked(() -> all(((Argument.Content) arguments.get(0)).body()));
      }
      case "substack" -> {
        out.append("{\\scriptstyle\\begin{array}{@{}c@{}}");
        arguments.forEach(a -> tables.table(((Argument.Content) a).body(), RowStrut.SMALL));
        out.append("\\end{array}}");
      }
      case "vdots" -> out.append("{\\zoetropevdots}");
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

  private void scripts(Node.Scripts scripts, boolean whole) {
    scriptDepth++;
    if (!scripts.primes().isEmpty() || scripts.above().isPresent()) {
      out.append("^");
      braces(
          () -> {
            for (Span prime : scripts.primes()) {
              out.mark(List.of(prime), () -> out.append("\\prime "));
            }
            scripts.above().ifPresent(above -> script(above, scripts.span(), whole));
          });
    }
    if (scripts.below().isPresent()) {
      out.append("_");
      braces(() -> script(scripts.below().get(), scripts.span(), whole));
    }
    scriptDepth--;
  }

  private void script(List<Node> nodes, Span span, boolean whole) {
    if (whole) {
      Span all = NodeSpans.whole(nodes, span);
      out.mark(List.of(all), () -> out.unmarked(() -> all(nodes)));
    } else {
      all(nodes);
    }
  }

  private void fence(Node.Fence fence) {
    List<Span> spans = fence.delimiters().stream().map(Node.Delimiter::span).toList();
    out.mark(
        spans,
        () -> {
          for (int i = 0; i < fence.parts().size(); i++) {
            String command = i == 0 ? "\\left" : "\\middle";
            out.append(command).append(fence.delimiters().get(i).text());
            List<Node> part = fence.parts().get(i);
            Span whole = NodeSpans.whole(part, fence.span());
            out.mark(List.of(whole), () -> all(part));
          }
          out.append("\\right").append(fence.delimiters().get(spans.size() - 1).text());
        });
  }

  private void environment(Node.Environment environment) {
    String name = environment.name();
    out.mark(
        List.of(environment.span()),
        () -> {
          if (Environments.isList(name)) {
            tables.list(environment.body());
            return;
          }
          if (Environments.isText(name)) {
            tables.lines(environment.body(), Environments.column(name));
            return;
          }
          boolean columns =
              environment.body().stream().anyMatch(n -> n instanceof Node.Separator s && !s.row());
          out.append(Environments.begin(name, columns));
          environment.raw().forEach(raw -> out.append("{").append(raw).append("}"));
          body(environment);
          out.append(Environments.end(name));
        });
  }

  private void body(Node.Environment environment) {
    if (Environments.isPlain(environment.name())) {
      all(environment.body());
    } else {
      tables.table(environment.body(), RowStrut.of(environment.name()));
    }
  }

  private void infix(Node.Infix infix) {
    out.mark(
        List.of(infix.span()),
        () -> {
          all(infix.above());
          out.append("\\").append(infix.name()).append(infix.raw()).append(" ");
          all(infix.below());
        });
  }

  private void colored(Node.Colored colored) {
    boolean reaches =
        colored.body().stream()
            .anyMatch(
                n ->
                    n instanceof Node.Infix
                        || n instanceof Node.Command c && Signatures.isSilent(c.name()));
    Runnable body = () -> all(colored.body());
    out.colored(
        colored.color(),
        () -> {
          if (reaches) {
            braces(body);
          } else {
            body.run();
          }
        });
  }

  private void braces(Runnable content) {
    out.append("{");
    content.run();
    out.append("}");
  }
}
