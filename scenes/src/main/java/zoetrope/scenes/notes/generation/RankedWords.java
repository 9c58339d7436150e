package zoetrope.scenes.notes.generation;

import static zoetrope.Zoetrope.*;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import zoetrope.animation.Animation;
import zoetrope.attention.Softmax;
import zoetrope.color.Color;
import zoetrope.mobject.Group;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.changing.ValueTracker;
import zoetrope.mobject.shapes.Rectangle;
import zoetrope.mobject.text.DecimalNumber;
import zoetrope.mobject.text.Text;
import zoetrope.scenes.components.ColoredNumbers;
import zoetrope.scenes.notes.Blocks;
import zoetrope.scenes.numbers.Figure;
import zoetrope.scenes.numbers.Relation;

/**
 * The likeliest words with their logits, bars and probabilities, and a row for all other words.
 * Below them is a strip of length 1, divided in the same proportions.
 */
final class RankedWords {
  private static final int SHOWN_WORDS = 7;

  /** The smallest width of a bar, because a bar of width 0 cannot grow. */
  private static final double MIN_BAR_WIDTH = 0.01;

  private final RankedLayout layout = RankedLayout.current();
  private final Generation.Step step;

  final Group<Text> words = group();
  final Group<Mobject<?>> logits = group();
  final Group<Rectangle> bars = group();
  final Group<DecimalNumber> chances = group();
  final Group<Rectangle> parts = group();
  final Group<Text> names = group();

  RankedWords(Generation.Step step, WordPredictor model) {
    this.step = step;
    double start = 0;
    for (int i = 0; i <= SHOWN_WORDS; i++) {
      int word = step.ranking()[i];
      String name =
          i < SHOWN_WORDS
              ? model.word(word).strip()
              : String.format(Locale.ROOT, "%,d others", model.size() - SHOWN_WORDS);
      addRow(i, name, i < SHOWN_WORDS ? ColoredNumbers.entry(step.logits()[word]) : null);
      addPart(i, name, start);
      start += chance(i);
    }
  }

  /**
   * Returns the probability of row {@code row}. The last row has the total probability of all other
   * words.
   */
  private double chance(int row) {
    return chance(row, step.chances());
  }

  private double chance(int row, double[] chances) {
    if (row < SHOWN_WORDS) {
      return chances[step.ranking()[row]];
    }
    double sum = 0;
    for (int i = SHOWN_WORDS; i < step.ranking().length; i++) {
      sum += chances[step.ranking()[i]];
    }
    return sum;
  }

  /** Shows other probabilities of the same words, without an animation. */
  void put(double[] chances) {
    for (int i = 0; i < bars.size(); i++) {
      double chance = chance(i, chances);
      bars.get(i).stretchToWidth(width(chance), LEFT);
      this.chances.get(i).setValue(chance).nextTo(bars.get(i), RIGHT, 0.15);
    }
  }

  /**
   * Returns an animation of bars and probabilities between two distributions. Call {@link #settle}
   * after it.
   */
  Animation<?> move(double[] from, double[] to) {
    ValueTracker share = valueTracker(0);
    for (int i = 0; i < bars.size(); i++) {
      Rectangle bar = bars.get(i);
      double start = chance(i, from);
      double change = chance(i, to) - start;
      bar.addUpdater(b -> b.stretchToWidth(width(start + share.value() * change), LEFT));
      chances
          .get(i)
          .addUpdater(n -> n.setValue(start + share.value() * change).nextTo(bar, RIGHT, 0.15));
    }
    return animate(share, s -> s.setValue(1));
  }

  private double width(double chance) {
    return Math.max(MIN_BAR_WIDTH, layout.maxBarWidth() * chance);
  }

  /** Removes the updaters of {@link #move}. */
  void settle() {
    bars.forEach(Rectangle::clearUpdaters);
    chances.forEach(DecimalNumber::clearUpdaters);
  }

  private static Color color(int row) {
    return row == SHOWN_WORDS ? GREY_D : TEAL_E.lerp(BLUE_E, (double) row / SHOWN_WORDS);
  }

  private void addRow(int i, String name, DecimalNumber logit) {
    double y = layout.firstY() - i * layout.pitch();
    var word = text(name).fontSize(36 * layout.size());
    word.setMaxWidth(Math.min(2.5, layout.wordX() + frameWidth() / 2 - 0.2));
    words.add(Blocks.before(word, layout.wordX(), y));
    double fontSize = 32 * layout.size();
    logits.add(
        logit == null
            ? tex("\\cdots").fontSize(fontSize).moveTo(at(layout.logitX(), y), RIGHT)
            : logit.fontSize(fontSize).moveTo(at(layout.logitX(), y), RIGHT));
    var bar = rectangle(width(chance(i)), 0.3 * layout.size());
    bar.moveTo(at(layout.barX(), y), LEFT).setFill(color(i), 1).setStroke(WHITE, 1);
    bars.add(bar);
    chances.add(decimalNumber(chance(i), 3).fontSize(fontSize).nextTo(bar, RIGHT, 0.15));
  }

  private void addPart(int i, String name, double start) {
    var part =
        rectangle(Math.max(MIN_BAR_WIDTH, layout.stripLength() * chance(i)), layout.stripHeight());
    part.moveTo(layout.strip().plus(right(layout.stripLength() * start)), LEFT);
    parts.add(part.setFill(color(i), 1).setStroke(WHITE, 1));
    var label = text(name).fontSize(32 * layout.size()).moveTo(part);
    Blocks.level(label, layout.strip().y());
    if (label.width() + 0.2 < part.width()) {
      names.add(label);
    }
  }

  /** Returns the index of the row with the chosen word. */
  int chosenRow() {
    for (int i = 0; i < SHOWN_WORDS; i++) {
      if (step.ranking()[i] == step.chosen()) {
        return i;
      }
    }
    return SHOWN_WORDS;
  }

  /** Returns the index of the word in row {@code row}, or -1 for the row of all other words. */
  int word(int row) {
    return row < SHOWN_WORDS ? step.ranking()[row] : -1;
  }

  /**
   * Returns the relation of the probabilities. The shown words share the probability that the other
   * words leave, in the proportions of the softmax of their logits.
   */
  Relation relation(double temperature) {
    List<Figure> operands = new ArrayList<>();
    logits.stream().limit(SHOWN_WORDS).forEach(logit -> operands.add(Figure.ofEither(logit)));
    operands.add(Figure.of(chances.get(SHOWN_WORDS)));
    return new Relation(
        "the softmax, and the share of other words,",
        operands,
        Figure.all(chances.to(SHOWN_WORDS)),
        1,
        all -> {
          double[] shown = Softmax.at(temperature, Arrays.copyOf(all, SHOWN_WORDS));
          return Arrays.stream(shown).map(share -> share * (1 - all[SHOWN_WORDS])).toArray();
        });
  }

  /** Returns all objects. */
  Group<Mobject<?>> all() {
    return group(words, logits, bars, chances, parts, names);
  }
}
