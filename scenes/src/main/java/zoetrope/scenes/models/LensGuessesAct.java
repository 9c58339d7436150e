package zoetrope.scenes.models;

import static zoetrope.Zoetrope.*;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import zoetrope.mobject.Group;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.lines.Arrow;
import zoetrope.mobject.shapes.Rectangle;
import zoetrope.mobject.text.Text;
import zoetrope.scenes.components.Commentary;

/**
 * The act that shows how the model computes the prediction of the last row. Then it shows the
 * predictions of all rows in the same way, from the lowest up.
 */
final class LensGuessesAct extends Act<Void> {
  private static final double ARROW_X = -0.25;
  private static final double ARROW_END = 0.55;
  private static final double GUESS_X = 0.75;
  private static final double MAX_GUESS_WIDTH = 1.9;
  private static final double BAR_X = 2.9;
  private static final double MAX_BAR_WIDTH = 2.9;
  private static final double MIN_BAR_WIDTH = 0.02;

  private final Lens lens;
  private final LensTowerAct.Result tower;
  private final Commentary narration;
  private final double size;
  private final List<Arrow> arrows = new ArrayList<>();
  private final List<Text> guesses = new ArrayList<>();
  private final List<Group<Mobject<?>>> bars = new ArrayList<>();

  LensGuessesAct(Lens lens, LensTowerAct.Result tower, Commentary narration) {
    this.lens = lens;
    this.tower = tower;
    this.narration = narration;
    size = Math.min(34, 72 * tower.pitch());
    for (int row = 0; row < lens.rows().size(); row++) {
      addRow(row);
    }
  }

  private void addRow(int row) {
    Lens.Row of = lens.rows().get(row);
    double y = tower.y(row);
    arrows.add(arrow(at(ARROW_X, y), at(ARROW_END, y)).buff(0).setStroke(GREY_B, 3));
    Lens.Guess last = of.last();
    Text guess = text(last.text()).fontSize(size).setMaxWidth(MAX_GUESS_WIDTH);
    guess.setColor(last.id() == lens.answer() ? TEAL : GREY_A);
    guess.setX(GUESS_X, LEFT).shift(up(y - 0.003 * size - guess.baseline().y()));
    guesses.add(guess);
    Rectangle bar =
        rectangle(Math.max(MIN_BAR_WIDTH, MAX_BAR_WIDTH * of.answer()), 0.6 * tower.pitch());
    bar.stretchToHeight(Math.min(0.4, 0.6 * tower.pitch()));
    bar.moveTo(at(BAR_X, y), LEFT).setFill(TEAL, 1).setStroke(WHITE, 1);
    String percent = String.format(Locale.ROOT, "%.0f %%", 100 * of.answer());
    var share = text(percent).fontSize(Math.min(28, size)).setColor(GREY_A);
    share.nextTo(bar, RIGHT, 0.12);
    bars.add(group(bar, share));
  }

  @Override
  protected Void construct() {
    int top = lens.rows().size() - 1;
    var formula = tex("\\mathrm{softmax}(", "W_U", "\\, \\mathrm{norm}(", "x", "))").fontSize(40);
    formula.part(1).setColor(PURPLE_B);
    formula.part(3).setColor(YELLOW);
    formula.setX(ARROW_X, LEFT).setY(2.6);
    narration.tell("At the end a norm, the unembedding matrix and a softmax read it.");
    play(
        animate(group(tower.names(), tower.strips()), t -> t.shift(left(LensTowerAct.ASIDE))),
        fadeOut(tower.legend()));
    play(fadeIn(formula).shift(down(0.2)), growArrow(arrows.get(top)));
    play(fadeIn(guesses.get(top)).shift(right(0.2)));
    pause(1.5);

    String answer = lens.top().last().text();
    var head = text("best guess").fontSize(30).setColor(GREY_B);
    head.setX(GUESS_X, LEFT).shift(up(2.5 - head.baseline().y()));
    var chance = text("chance of “" + answer + "”").fontSize(30).setColor(TEAL);
    chance
        .setMaxWidth(MAX_BAR_WIDTH + 0.9)
        .setX(BAR_X, LEFT)
        .shift(up(2.5 - chance.baseline().y()));
    play(fadeOut(formula).shift(up(0.2)));
    play(fadeIn(head), fadeIn(chance), fadeIn(bars.get(top)));
    pause(0.6);

    narration.tell("But nothing forbids to read it earlier, behind any layer.");
    double seconds = Math.max(0.45, 7.0 / lens.rows().size());
    for (int row = 0; row < top; row++) {
      play(
          lasting(seconds),
          growArrow(arrows.get(row)),
          fadeIn(guesses.get(row)).shift(right(0.2)),
          fadeIn(bars.get(row)));
    }
    pause(0.8);
    settle(answer);
    Group<Mobject<?>> all = group(head, chance);
    arrows.forEach(all::add);
    guesses.forEach(all::add);
    bars.forEach(all::add);
    play(fadeOut(all), fadeOut(tower.strips()), fadeOut(tower.otherObjects()));
    return null;
  }

  /** Marks the first row such that it and all rows above guess the answer. */
  private void settle(String answer) {
    int row = lens.settled();
    Lens.Row settled = lens.rows().get(row);
    narration.tell(
        row == lens.rows().size() - 1
            ? "Only the last one says \"" + answer + "\"."
            : row == 0
                ? "All of them say \"" + answer + "\", the later the surer."
                : "From " + settled.name() + " on it says \"" + answer + "\".");
    var mark = surroundingRectangle(guesses.get(row), bars.get(row)).buff(0.1).setStroke(YELLOW, 3);
    play(create(mark));
    pause(2.5);
    play(fadeOut(mark).runTime(0.5));
  }
}
