package zoetrope.animation.derivation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import zoetrope.color.Palette;
import zoetrope.geometry.Directions;
import zoetrope.geometry.Vec;
import zoetrope.internal.mobject.CurrentFrame;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.text.Tex;
import zoetrope.mobject.text.TexText;

/**
 * The reasons of the lines of a derivation, and the distances of the lines. A reason stands to the
 * right of all lines if the frame is wide enough, otherwise below its line. If lines replace each
 * other, it is centred below its line. A text that is too wide is broken into lines.
 */
final class Reasons {
  /** The vertical gap between two lines of font size 48, in scene units. */
  private static final double LINE_GAP = 0.45;

  /**
   * The horizontal gap between the widest line and the reasons, or the vertical gap if lines
   * replace each other, in scene units.
   */
  private static final double GAP = 0.7;

  /** The vertical gap between a line of font size 48 and a reason below it, in scene units. */
  private static final double GAP_BELOW = 0.2;

  /** The size of a reason, relative to the lines. */
  private static final double SCALE = 0.65;

  /** The distance of a text from the edge of the frame, in scene units. */
  private static final double MARGIN = 0.4;

  private static final String LINE_BREAK = " \\\\ ";

  private final List<Optional<TexText>> texts = new ArrayList<>();

  void addEmpty(int index) {
    texts.add(index, Optional.empty());
  }

  void set(int index, Optional<TexText> text) {
    texts.set(index, text);
  }

  Optional<TexText> of(int index) {
    return texts.get(index);
  }

  List<TexText> all() {
    return texts.stream().flatMap(Optional::stream).toList();
  }

  /** Returns the reason of a line if it stands below the line. */
  Optional<TexText> below(int index, Tex line) {
    double bottom = line.lineBox().min().y();
    return of(index).filter(reason -> reason.lineBox().max().y() < bottom);
  }

  /** Returns the lower edge of a line and of a reason below it. */
  private double bottom(int index, Tex line) {
    Mobject<?> lowest = below(index, line).isPresent() ? of(index).get() : line;
    return lowest.lineBox().min().y();
  }

  /** Returns the way of a reason below a line to a place below a remark. */
  static Vec wayBelow(TexText reason, Mobject<?> remark, Tex line) {
    double top = remark.lineBox().min().y() - GAP_BELOW * scale(line);
    return new Vec(0, Math.min(0, top - reason.lineBox().max().y()), 0);
  }

  /** Moves lines from {@code first} on down or up, to the gap below what is before them. */
  void stack(List<Tex> lines, int first) {
    for (int i = Math.max(1, first); i < lines.size(); i++) {
      Tex line = lines.get(i);
      double top = bottom(i - 1, lines.get(i - 1)) - LINE_GAP * scale(line);
      move(lines, i, new Vec(0, top - line.lineBox().max().y(), 0));
    }
  }

  /** Moves a line and its reason. */
  void move(List<Tex> lines, int index, Vec way) {
    lines.get(index).shift(way);
    of(index).ifPresent(reason -> reason.shift(way));
  }

  private static double scale(Tex line) {
    return line.fontSize() / Tex.DEFAULT_FONT_SIZE;
  }

  /** Returns a text centred at a line, for reasons and remarks. */
  static TexText centered(String text, Tex line) {
    double room = CurrentFrame.xRadius() - MARGIN - Math.abs(line.center().x());
    return wrapped(text, line, 2 * room);
  }

  /** Returns the reason of a line that replaces the former one. */
  static TexText under(String text, Tex line) {
    return centered(text, line).nextTo(line, Directions.DOWN, GAP);
  }

  /** Returns the reason of a line among others that all end left of {@code right}. */
  static TexText beside(String text, Tex line, double right) {
    double edge = CurrentFrame.xRadius() - MARGIN;
    double left = right + GAP * scale(line);
    TexText reason = wrapped(text, line, Double.POSITIVE_INFINITY);
    if (left + reason.bounds().size().x() <= edge) {
      double x = left - reason.bounds().min().x();
      return reason.shift(new Vec(x, 0, 0)).alignBaseline(line);
    }
    double start = line.bounds().min().x();
    TexText below = wrapped(text, line, edge - start);
    double top = line.lineBox().min().y() - GAP_BELOW * scale(line);
    return below.shift(
        new Vec(start - below.bounds().min().x(), top - below.lineBox().max().y(), 0));
  }

  /** Returns a text that is broken into lines between words, so that it has at most this width. */
  private static TexText wrapped(String text, Tex line, double width) {
    StringBuilder written = new StringBuilder();
    String current = "";
    for (String word : words(text)) {
      String longer = current.isEmpty() ? word : current + " " + word;
      if (!current.isEmpty() && typeset(longer, line).bounds().size().x() > width) {
        written.append(current).append(LINE_BREAK);
        current = word;
      } else {
        current = longer;
      }
    }
    return typeset(written + current, line);
  }

  private static TexText typeset(String text, Tex line) {
    return new TexText(text).fontSize(SCALE * line.fontSize()).setColor(Palette.GREY_B);
  }

  /** Returns the words of a text. A formula between dollar signs is in one word. */
  private static List<String> words(String text) {
    List<String> words = new ArrayList<>();
    int start = 0;
    int dollars = 0;
    for (int i = 0; i <= text.length(); i++) {
      boolean isEnd = i == text.length() || text.charAt(i) == ' ' && dollars % 2 == 0;
      if (isEnd && i > start) {
        words.add(text.substring(start, i));
      }
      start = isEnd ? i + 1 : start;
      dollars += i < text.length() && text.charAt(i) == '$' ? 1 : 0;
    }
    return words;
  }
}
