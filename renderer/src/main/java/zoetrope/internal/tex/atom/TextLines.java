package zoetrope.internal.tex.atom;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.scilab.forge.jlatexmath.Atom;
import org.scilab.forge.jlatexmath.Box;
import org.scilab.forge.jlatexmath.SpaceAtom;
import org.scilab.forge.jlatexmath.TeXConstants;
import org.scilab.forge.jlatexmath.TeXEnvironment;
import zoetrope.internal.tex.parse.Node;
import zoetrope.internal.tex.parse.Node.Argument;
import zoetrope.internal.tex.parse.RowMetrics;
import zoetrope.internal.tex.parse.Signatures;

/**
 * Text that is broken into lines of a given width, as in {@code \parbox}. Lines are as full as
 * possible, and their right edge is ragged. LaTeX would spread them to the full width and
 * hyphenate.
 */
final class TextLines extends Atom {
  /** The distance of baselines in em: LaTeX's {@code \baselineskip} of 12 pt. */
  private static final float LINE = 1.2f;

  private final List<Atom> words;
  private final float width;
  private final char position;
  private final boolean isCell;

  /**
   * Creates a paragraph.
   *
   * @param words the words; null for a forced line break
   * @param width the width of the lines, in em
   * @param position {@code p} or {@code t} if the first line is on the baseline, {@code b} for the
   *     last line, otherwise the paragraph is centred on the axis
   * @param isCell whether the first and the last line are at least as high and as deep as a row of
   *     a table
   */
  TextLines(List<Atom> words, double width, char position, boolean isCell) {
    this.words = words;
    this.width = (float) width;
    this.position = position;
    this.isCell = isCell;
    type = TeXConstants.TYPE_ORDINARY;
  }

  /**
   * Returns the words of a text; an empty word is a forced line break. Text in a colour or in a
   * font is divided, too.
   */
  static List<List<Node>> words(List<Node> text) {
    List<List<Node>> words = new ArrayList<>();
    List<Node> word = new ArrayList<>();
    for (Node node : text) {
      List<Node> parts = parts(node);
      for (int i = 0; i < parts.size(); i++) {
        boolean isBreak = parts.get(i) instanceof Node.Separator;
        boolean isSpace = parts.get(i) instanceof Node.Space;
        if (i > 0 || isBreak || isSpace) {
          end(word, words);
        }
        if (isBreak) {
          words.add(List.of());
        } else if (!isSpace) {
          word.add(parts.get(i));
        }
      }
    }
    end(word, words);
    return words;
  }

  private static void end(List<Node> word, List<List<Node>> words) {
    if (!word.isEmpty()) {
      words.add(List.copyOf(word));
      word.clear();
    }
  }

  /** Divides a node at its spaces and line breaks; a break is a {@link Node.Separator}. */
  private static List<Node> parts(Node node) {
    if (node instanceof Node.Colored colored) {
      return parts(node, colored.body(), w -> new Node.Colored(colored.color(), w, node.span()));
    }
    if (node instanceof Node.Command command
        && Signatures.takesText(command.name())
        && command.arguments().get(0) instanceof Argument.Content content) {
      return parts(
          node,
          content.body(),
          word ->
              new Node.Command(
                  command.name(),
                  command.math(),
                  List.of(new Argument.Content(word, content.optional(), content.wrapText())),
                  node.span()));
    }
    return List.of(node);
  }

  /** Divides the body of a node. Each word becomes a node like the whole. */
  private static List<Node> parts(
      Node whole, List<Node> body, Function<List<Node>, Node> withWord) {
    List<Node> parts = new ArrayList<>();
    for (List<Node> word : words(body)) {
      parts.add(word.isEmpty() ? new Node.Separator(true, "", whole.span()) : withWord.apply(word));
    }
    return parts.isEmpty() ? List.of(whole) : parts;
  }

  @Override
  public Box createBox(TeXEnvironment environment) {
    float em = DecoratedAtom.textEm(environment);
    float space = new SpaceAtom().createBox(environment).getWidth();
    PlacedBoxes result = new PlacedBoxes();
    float x = 0;
    int line = 0;
    float height = isCell ? (float) RowMetrics.ARRAY.height() * em : 0;
    float minDepth = isCell ? (float) RowMetrics.ARRAY.depth() * em : 0;
    float depth = minDepth;
    for (Atom word : words) {
      Box box = word == null ? null : word.createBox(environment);
      if (box == null || x > 0 && x + box.getWidth() > width * em) {
        line++;
        x = 0;
        depth = minDepth;
      }
      if (box != null) {
        result.place(box, x, line * LINE * em);
        x += box.getWidth() + space;
        height = line == 0 ? Math.max(height, box.getHeight()) : height;
        depth = Math.max(depth, box.getDepth());
      }
    }
    float total = height + depth + line * LINE * em;
    float up =
        switch (position) {
          case 'p', 't' -> height;
          case 'b' -> total - depth;
          default -> total / 2 + environment.getTeXFont().getAxisHeight(environment.getStyle());
        };
    PlacedBoxes whole = new PlacedBoxes();
    whole.place(result, 0, height - up);
    return whole.sized(width * em, up, total - up);
  }
}
