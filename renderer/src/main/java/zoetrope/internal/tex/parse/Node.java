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
   * {@code \begin{name}[position]{raw} ... \end{name}}. The position is {@code t}, {@code b} or
   * {@code c}: which baseline is that of the whole.
   */
  record Environment(String name, String position, List<String> raw, List<Node> body, Span span)
      implements Node {}

  /** {@code above \over below} and the like; {@code raw} holds delimiters. */
  record Infix(String name, String raw, List<Node> above, List<Node> below, Span span)
      implements Node {}

  /** Nodes in a colour. */
  record Colored(Color color, List<Node> body, Span span) implements Node {}

  /** A formula inside text. */
  record Formula(List<Node> body, boolean display, Span span) implements Node {}

  /** The end of a cell ({@code &}) or of a row. */
  record Separator(boolean row, String space, Span span) implements Node {}

  /** A delimiter as the typesetter spells it. */
  record Delimiter(String text, Span span) {}

  /** An argument of a command. */
  sealed interface Argument {
    /** Whether it is in brackets. */
    boolean optional();

    /** Content to be set. {@code wrapText} marks text for a command that expects mathematics. */
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
