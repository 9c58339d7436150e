package zoetrope.scenes.notes;

import static zoetrope.Zoetrope.*;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import zoetrope.animation.Animation;
import zoetrope.color.Color;
import zoetrope.mobject.Group;
import zoetrope.mobject.shapes.Rectangle;
import zoetrope.mobject.text.Glyph;
import zoetrope.mobject.text.Text;
import zoetrope.scenes.components.FrameShape;

/** The act where letters in boxes merge into tokens, always the most frequent neighbours first. */
final class TokensAct extends Act<Void> {
  private static final double GAP = 0.03;
  private static final List<Color> COLORS =
      List.of(BLUE, GREEN, GOLD, PINK, TEAL, PURPLE, RED, YELLOW, MAROON_B, ORANGE, BLUE_E);

  private final FrameShape shape = FrameShape.current();
  private final List<String> words;
  private final BytePairs pairs;

  /** The line of each word. */
  private final List<Text> lines = new ArrayList<>();

  /** The letters of each word. */
  private final Group<Group<Glyph>> letters = group();

  /** The colour of each token: the same wherever and whenever it appears. */
  private final Map<String, Color> colors = new HashMap<>();

  TokensAct(List<String> words, BytePairs pairs) {
    this.words = words;
    this.pairs = pairs;
    int inLine = (int) shape.choose(words.size(), 4, 3);
    for (int from = 0; from < words.size(); from += inLine) {
      List<String> some = words.subList(from, Math.min(words.size(), from + inLine));
      double y = shape.choose(0.6, 2.6, 4.4) - shape.choose(0, 1.6, 1.9) * (from / inLine);
      var line = text(String.join("  ", some)).fontSize(72);
      line.setMaxWidth(shape.choose(12.5, 9.5, 7.2)).moveTo(at(0, y));
      line.words().forEach(letters::add);
      some.forEach(word -> lines.add(line));
    }
  }

  @Override
  protected Void construct() {
    Group<Rectangle> boxes = boxes(0);
    Text caption = caption(0);
    play(fadeIn(boxes).lagRatio(0.02).runTime(1.5), fadeIn(letters).lagRatio(0.05).runTime(1.5));
    play(fadeIn(caption));
    int shown = 0;
    for (int count : List.of(1, pairs.merges() / 4, pairs.merges() / 2, pairs.merges())) {
      if (count > shown) {
        Text label = caption(count);
        Group<Rectangle> merged = group();
        List<Animation<?>> change = merge(boxes, shown, merged, count);
        change.add(fadeOut(caption).timeSpan(0, 0.4));
        change.add(fadeIn(label).timeSpan(0.4, 1));
        play(change);
        pause(0.8);
        boxes = merged;
        caption = label;
        shown = count;
      }
    }
    String gap = shape == FrameShape.LANDSCAPE ? " " : "\n";
    var last =
        text("often seen together: one token;" + gap + "rare words stay in pieces").fontSize(40);
    last.moveTo(at(0, shape.choose(-2.4, -3.3, -5)));
    play(fadeIn(last).lagRatio(0.02));
    pause(1.5);
    play(fadeOut(group(boxes, letters, caption, last)));
    return null;
  }

  /**
   * Returns animations where the boxes of pieces that merge become one box, and adds the boxes that
   * stay to {@code merged}.
   */
  private List<Animation<?>> merge(
      Group<Rectangle> boxes, int merges, Group<Rectangle> merged, int nextMerges) {
    List<Animation<?>> change = new ArrayList<>();
    Group<Rectangle> next = boxes(nextMerges);
    int box = 0;
    for (String word : words) {
      List<String> pieces = pairs.pieces(word, merges);
      int used = 0;
      for (String piece : pairs.pieces(word, nextMerges)) {
        Rectangle target = next.get(merged.size());
        merged.add(boxes.get(box));
        change.add(transform(boxes.get(box++), target));
        for (int end = pieces.get(used++).length(); end < piece.length(); used++) {
          end += pieces.get(used).length();
          change.add(fadeOut(boxes.get(box++)).targetPosition(target.center()));
        }
      }
    }
    return change;
  }

  /**
   * Returns the colour of a token. A token without a colour gets one that differs from the colour
   * of the previous token.
   */
  private Color color(String token, Color previous) {
    return colors.computeIfAbsent(
        token,
        none -> {
          int start = colors.size() % COLORS.size();
          Color color = COLORS.get(start);
          return color.equals(previous) ? COLORS.get((start + 1) % COLORS.size()) : color;
        });
  }

  private Text caption(int merges) {
    int tokens = words.stream().mapToInt(word -> pairs.pieces(word, merges).size()).sum();
    String label =
        merges == 0
            ? tokens + " letters"
            : merges + (merges == 1 ? " merge: " : " merges: ") + tokens + " tokens";
    return text(label).fontSize(44).setColor(YELLOW).moveTo(at(0, shape.choose(-1.2, -1.4, -2.9)));
  }

  /** Returns a box around each piece. All boxes are high enough for any letters. */
  private Group<Rectangle> boxes(int merges) {
    List<Rectangle> all = new ArrayList<>();
    Color previous = null;
    for (int w = 0; w < words.size(); w++) {
      Group<Glyph> letters = this.letters.get(w);
      Text line = lines.get(w);
      int from = 0;
      for (String piece : pairs.pieces(words.get(w), merges)) {
        int to = Math.min(letters.size(), from + piece.length());
        Group<Glyph> part = letters.slice(from, to);
        double left =
            from == 0 ? part.x(LEFT) - 0.06 : (letters.get(from - 1).x(RIGHT) + part.x(LEFT)) / 2;
        double right =
            to == letters.size()
                ? part.x(RIGHT) + 0.06
                : (part.x(RIGHT) + letters.get(to).x(LEFT)) / 2;
        Color color = color(piece, previous);
        previous = color;
        all.add(
            rectangle(Math.max(0.05, right - left - GAP), line.height() + 0.25)
                .moveTo(at((left + right) / 2, line.y()))
                .setStroke(color, 2)
                .setFill(color, 0.3));
        from = to;
      }
    }
    return group(all);
  }
}
