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
import zoetrope.scenes.components.FrameShape;

/**
 * The act that shows how the model computes the prediction of the last row. Then it shows the
 * predictions of all rows in the same way, from the lowest up.
 */
final class LensGuessesAct extends Act<Void> {
  private static final double MIN_BAR_WIDTH = 0.02;

  private final FrameShape shape = FrameShape.current();
  private final double arrowX = shape.choose(-0.25, 0, 0.3);
  private final double arrowEnd = shape.choose(0.55, 0.6, 0.7);
  private final double guessX = shape.choose(0.75, 0.75, 0.8);
  private final double maxGuessWidth = shape.choose(1.9, 1.5, 1.4);
  private final double barX = shape.choose(2.9, 2.5, 2.25);
  private final double maxBarWidth = shape.choose(2.9, 2, 1.1);

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
    size = Math.min(shape.choose(34, 34, 30), 72 * tower.pitch());
    for (int row = 0; row < lens.rows().size(); row++) {
      addRow(row);
    }
  }

  private void addRow(int row) {
    Lens.Row of = lens.rows().get(row);
    double y = tower.y(row);
    arrows.add(arrow(at(arrowX, y), at(arrowEnd, y)).buff(0).setStroke(GREY_B, 3));
    Lens.Guess last = of.last();
    Text guess = text(last.text()).fontSize(size).setMaxWidth(maxGuessWidth);
    guess.setColor(last.id() == lens.answer() ? TEAL : GREY_A);
    guess.setX(guessX, LEFT).shift(up(y - 0.003 * size - guess.baseline().y()));
    guesses.add(guess);
    Rectangle bar =
        rectangle(Math.max(MIN_BAR_WIDTH, maxBarWidth * of.answer()), 0.6 * tower.pitch());
    bar.stretchToHeight(Math.min(0.4, 0.6 * tower.pitch()));
    bar.moveTo(at(barX, y), LEFT).setFill(TEAL, 1).setStroke(WHITE, 1);
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
    formula.setX(arrowX, LEFT).setY(tower.layout().headsY() + 0.1);
    narration.tell("At the end a norm, the unembedding matrix and a softmax read it.");
    play(
        animate(group(tower.names(), tower.strips()), t -> t.shift(left(tower.layout().aside()))),
        fadeOut(tower.legend()));
    play(fadeIn(formula).shift(down(0.2)), growArrow(arrows.get(top)));
    play(fadeIn(guesses.get(top)).shift(right(0.2)));
    pause(1.5);

    String answer = lens.top().last().text();
    var head = text("best guess").fontSize(shape.choose(30, 30, 26)).setColor(GREY_B);
    head.setX(guessX, LEFT).shift(up(tower.layout().headsY() - head.baseline().y()));
    var chance = text("chance of “" + answer + "”").fontSize(30).setColor(TEAL);
    chance
        .setMaxWidth(maxBarWidth + shape.choose(0.9, 0.8, 0.7))
        .setX(barX, LEFT)
        .shift(up(tower.layout().headsY() - chance.baseline().y()));
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

  /** Marks the first row such that this row and all later rows guess the answer. */
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
