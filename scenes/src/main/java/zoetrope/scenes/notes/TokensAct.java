package zoetrope.scenes.notes;

import static zoetrope.Zoetrope.*;

import java.util.ArrayList;
import java.util.List;
import zoetrope.animation.Animation;
import zoetrope.color.Color;
import zoetrope.mobject.Group;
import zoetrope.mobject.shapes.Rectangle;
import zoetrope.mobject.text.Glyph;
import zoetrope.mobject.text.Text;

/** The act where letters in boxes merge into tokens, always the most frequent neighbours first. */
final class TokensAct extends Act<Void> {
  private static final double Y = 0.6;
  private static final double GAP = 0.03;
  private static final List<Color> COLORS = List.of(BLUE, GREEN, GOLD, PINK, TEAL, PURPLE);

  private final List<String> words;
  private final BytePairs pairs;
  private final Text text;

  TokensAct(List<String> words, BytePairs pairs) {
    this.words = words;
    this.pairs = pairs;
    text = text(String.join("  ", words)).fontSize(72).setMaxWidth(12.5).moveTo(at(0, Y));
  }

  @Override
  protected Void construct() {
    var letters = text.words();
    Group<Rectangle> boxes = boxes(0);
    Text caption = caption(0);
    play(fadeIn(boxes).lagRatio(0.02).runTime(1.5), fadeIn(letters).lagRatio(0.05).runTime(1.5));
    play(fadeIn(caption));
    for (int count : List.of(pairs.merges() / 4, pairs.merges() / 2, pairs.merges())) {
      Group<Rectangle> next = boxes(count);
      Text label = caption(count);
      List<Animation<?>> change = new ArrayList<>();
      change.add(fadeOut(boxes).timeSpan(0, 0.5));
      change.add(fadeIn(next).timeSpan(0.2, 1));
      change.add(still(letters));
      change.add(fadeOut(caption).timeSpan(0, 0.4));
      change.add(fadeIn(label).timeSpan(0.4, 1));
      play(change);
      pause();
      boxes = next;
      caption = label;
    }
    var last = text("often seen together: one token; rare words stay in pieces").fontSize(40);
    last.moveTo(at(0, -2.4));
    play(fadeIn(last).lagRatio(0.02));
    pause(1.5);
    play(fadeOut(group(boxes, letters, caption, last)));
    return null;
  }

  private Text caption(int merges) {
    int tokens = words.stream().mapToInt(word -> pairs.pieces(word, merges).size()).sum();
    String label = merges == 0 ? tokens + " letters" : merges + " merges: " + tokens + " tokens";
    return text(label).fontSize(44).setColor(YELLOW).moveTo(at(0, -1.2));
  }

  /** Returns a box around each piece. All boxes are high enough for any letters. */
  private Group<Rectangle> boxes(int merges) {
    List<Rectangle> all = new ArrayList<>();
    double height = text.height() + 0.25;
    for (int w = 0; w < words.size(); w++) {
      Group<Glyph> letters = text.words().get(w);
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
        Color color = COLORS.get(all.size() % COLORS.size());
        all.add(
            rectangle(Math.max(0.05, right - left - GAP), height)
                .moveTo(at((left + right) / 2, text.y()))
                .setStroke(color, 2)
                .setFill(color, 0.3));
        from = to;
      }
    }
    return group(all);
  }
}
