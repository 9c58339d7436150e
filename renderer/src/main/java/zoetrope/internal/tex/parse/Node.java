package zoetrope.internal.tex.parse;

import java.util.List;
import java.util.Optional;
import zoetrope.color.Color;
import zoetrope.source.Span;
import zoetrope.tex.FallbackGlyphs;

/** A node of a parsed formula. The span of a command covers its name, but not its arguments. */
public sealed interface Node {
  /** Returns the source range of the pieces that this node itself draws. */
  Span span();

  /** A character, or characters that a font joins to one glyph. */
  record Glyph(String text, boolean math, Span span) implements Node {}

  /** A character that the formula fonts lack, with a fallback glyph. */
  record Fallback(FallbackGlyphs.Glyph glyph, Span span) implements Node {}

  /** A space in text. */
  record Space(Span span) implements Node {}

  /** A command with its arguments. */
  record Command(String name, boolean math, List<Argument> arguments, Span span) implements Node {}

  /** Nodes between braces. */
  record Group(List<Node> body, Span span) implements Node {}

  /** The scripts of the preceding node: primes, superscript, subscript. */
  record Scripts(
      List<Span> primes, Optional<List<Node>> above, Optional<List<Node>> below, Span span)
      implements Node {}

  /** {@code \left ... \middle ... \right}, with one more delimiter than parts. */
  record Fence(List<Delimiter> delimiters, List<List<Node>> parts, Span span) implements Node {}

  /**
   * {@code \begin{name} ... \end{name}}.
   *
   * @param position {@code t}, {@code b} or {@code c}: whether the environment's baseline is that
   *     of its first row, that of its last row, or in the middle; for a matrix of mathtools or a
   *     subarray, the letter of its columns
   * @param columns the columns, if the source describes them
   * @param spacing the lengths that the source has changed
   */
  record Environment(
      String name,
      String position,
      List<Column> columns,
      TableSpacing spacing,
      List<Node> body,
      Span span)
      implements Node {}

  /**
   * {@code \multicolumn} or {@code \hdotsfor}: one cell across {@code count} columns.
   *
   * @param pitch the distance of dots that fill the cell, divided by the usual distance; 0 for a
   *     cell without dots
   */
  record Spanning(int count, Column column, double pitch, List<Node> body, Span span)
      implements Node {}

  /**
   * A line between rows: {@code \hline} and the like.
   *
   * @param first the first column, from 1
   * @param last the last column; 0 for a line across the whole table
   * @param trimmed the ends of the line that are cut off: {@code l}, {@code r}, both or neither
   */
  record Line(TableRule rule, int first, int last, String trimmed, Span span) implements Node {}

  /** {@code above \over below} and the like, with their delimiters if the source has some. */
  record Infix(
      String name, List<Delimiter> delimiters, List<Node> above, List<Node> below, Span span)
      implements Node {}

  /** Nodes in a colour. */
  record Colored(Color color, List<Node> body, Span span) implements Node {}

  /** A formula inside text. */
  record Formula(List<Node> body, boolean display, Span span) implements Node {}

  /** The end of a cell ({@code &}) or of a row. */
  record Separator(boolean row, String space, Span span) implements Node {}

  /**
   * The format of a column.
   *
   * @param letter the alignment: {@code l}, {@code c} or {@code r}; {@code p}, {@code m} or {@code
   *     b} for text in lines of the column's width
   * @param width the width of such text, in em; 0 for other columns
   * @param left the content and rules to the left of each cell
   * @param right the content and rules to the right of each cell
   */
  record Column(char letter, double width, List<Edge> left, List<Edge> right) {
    /** Whether the cells are broken into lines. */
    public boolean isParagraph() {
      return width > 0;
    }
  }

  /** A part of the space between columns. The content is empty for a gap or a rule. */
  record Edge(Kind kind, List<Node> content) {
    /** The kinds of edges. */
    public enum Kind {
      /** The gap on one side of a column. */
      GAP,
      /** A vertical rule. */
      RULE,
      /** A dashed vertical rule, as in arydshln. */
      DASHES,
      /** Content between gaps, from {@code !{...}}. */
      CONTENT,
      /** Content without gaps next to it, from {@code @{...}}. */
      REPLACEMENT
    }

    static final Edge GAP = new Edge(Kind.GAP, List.of());
    static final Edge RULE = new Edge(Kind.RULE, List.of());
    static final Edge DASHES = new Edge(Kind.DASHES, List.of());

    boolean replacesGap() {
      return kind == Kind.REPLACEMENT;
    }
  }

  /** A delimiter as the typesetter spells it. */
  record Delimiter(String text, Span span) {}

  /** An argument of a command. */
  sealed interface Argument {
    /** Whether the argument is written in brackets, because it is optional. */
    boolean optional();

    /**
     * Content to be typeset. {@code wrapText} marks text for a command that expects mathematics.
     */
    record Content(List<Node> body, boolean optional, boolean wrapText) implements Argument {}

    /** A name, a length or the like, passed on unchanged. */
    record Raw(String text, boolean optional) implements Argument {}

    /** A delimiter. */
    record Fixed(Delimiter delimiter) implements Argument {
      @Override
      public boolean optional() {
        return false;
      }
    }
  }
}
