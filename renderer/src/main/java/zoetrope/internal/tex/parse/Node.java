package zoetrope.internal.tex.parse;

import java.util.List;
import java.util.Optional;
import zoetrope.color.Color;
import zoetrope.source.Span;
import zoetrope.tex.FallbackGlyphs;

/**
 * A part of a parsed formula. Its span is that of what draws: of the command, not of its arguments.
 */
public sealed interface Node {
  /** The range of the author's source that this node's own pieces get. */
  Span span();

  /** A character, or characters that a font joins to one glyph. */
  record Glyph(String text, boolean math, Span span) implements Node {}

  /** A character that the formula fonts lack, with its shape from elsewhere. */
  record Fallback(FallbackGlyphs.Glyph glyph, Span span) implements Node {}

  /** A space in text. */
  record Space(Span span) implements Node {}

  /** A command with its arguments. */
  record Command(String name, boolean math, List<Argument> arguments, Span span) implements Node {}

  /** Nodes between braces. */
  record Group(List<Node> body, Span span) implements Node {}

  /** The scripts of the node before: primes, superscript, subscript. */
  record Scripts(
      List<Span> primes, Optional<List<Node>> above, Optional<List<Node>> below, Span span)
      implements Node {}

  /** {@code \left ... \middle ... \right}: one delimiter more than there are parts. */
  record Fence(List<Delimiter> delimiters, List<List<Node>> parts, Span span) implements Node {}

  /** {@code \begin{name}{raw} ... \end{name}}. */
  record Environment(String name, List<String> raw, List<Node> body, Span span) implements Node {}

  /** {@code above \over below} and its kin; {@code raw} holds delimiters. */
  record Infix(String name, String raw, List<Node> above, List<Node> below, Span span)
      implements Node {}

  /** Nodes in a colour. */
  record Colored(Color color, List<Node> body, Span span) implements Node {}

  /** A formula within text. */
  record Formula(List<Node> body, boolean display, Span span) implements Node {}

  /** The end of a cell ({@code &}) or of a row. */
  record Separator(boolean row, String space, Span span) implements Node {}

  /** A delimiter as the typesetter writes it. */
  record Delimiter(String text, Span span) {}

  /** What a command takes. */
  sealed interface Argument {
    /** Whether it stands between brackets. */
    boolean optional();

    /** Material that is set; {@code text} says that the command itself expects mathematics. */
    record Content(List<Node> body, boolean optional, boolean wrapText) implements Argument {}

    /** A name, a length or the like, passed on as it is. */
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
