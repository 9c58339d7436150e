package zoetrope.tex;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import zoetrope.color.Color;
import zoetrope.internal.diagnostics.Span;

/** The typesetter's source while it is written, with numbered marks around what draws. */
final class MarkedSource {
  /**
   * What a mark stands for.
   *
   * @param spans the span of the marked node's own pieces; several for a fence, whose delimiters
   *     change from one to the next with every marked part
   * @param color the colour around the node
   */
  record Mark(List<Span> spans, Optional<Color> color) {}

  private final StringBuilder text = new StringBuilder();
  private final List<Mark> marks = new ArrayList<>();
  private final boolean marked;
  private Optional<Color> color = Optional.empty();
  private boolean silent;

  /** With {@code marked} false, marks are left out and their content is written alone. */
  MarkedSource(boolean marked) {
    this.marked = marked;
  }

  MarkedSource append(String source) {
    text.append(source);
    return this;
  }

  String source() {
    return text.toString();
  }

  List<Mark> marks() {
    return marks;
  }

  /** Writes {@code content} within a mark. */
  void mark(List<Span> spans, Runnable content) {
    if (!marked || silent) {
      content.run();
      return;
    }
    marks.add(new Mark(spans, color));
    text.append("\\zoetropemark{").append(marks.size() - 1).append("}{");
    content.run();
    text.append("}");
  }

  /** Writes {@code content} without marks inside. */
  void unmarked(Runnable content) {
    boolean outer = silent;
    silent = true;
    content.run();
    silent = outer;
  }

  /** Writes {@code content}; the marks in it are of colour {@code inner}. */
  void colored(Color inner, Runnable content) {
    Optional<Color> outer = color;
    color = Optional.of(inner);
    content.run();
    color = outer;
  }
}
