import static zoetrope.Zoetrope.*;

import java.util.List;

/** Tables of words, formulas, numbers and objects, with labels and highlighted cells. */
public final class Tables extends Scene {
  @Override
  protected void construct() {
    var words = table(List.of(List.of("true", "false"), List.of("false", "false")));
    words.rowLabels("true", "false").columnLabels("true", "false");
    words.topLeft(tex("\\wedge")).outerLines();
    var maths = mathTable(List.of(List.of("x^2", "2x"), List.of("\\sin x", "\\cos x")));
    maths.columnLabels("f", "f'").lineStyle(BLUE, 3);
    var wholes = integerTable(new double[][] {{8, 1, 6}, {3, 5, 7}, {4, 9, 2}}).buff(0.5, 0.6);
    var decimals = decimalTable(new double[][] {{0.25, 0.5}, {1.25, -0.75}}, 2);
    decimals.innerLines(false).outerLines();
    var things =
        mobjectTable(
            List.of(
                List.of(circle(0.4).setColor(BLUE), square(0.7).setColor(GREEN)),
                List.of(star().scale(0.5).setColor(YELLOW), triangle().scale(0.5).setColor(RED))));
    group(words, maths, wholes, decimals, things).map(t -> t.setHeight(2.6));
    group(words, maths).arrange(RIGHT, 1.5).shift(up(1.8));
    group(wholes, decimals, things).arrange(RIGHT, 1).shift(down(1.8));

    play(showCreation(words.lines()), write(words.labels()), write(words.entries()));
    add(words);
    words.highlightCell(1, 1, GREEN_E);
    play(fadeIn(words.highlights()), fadeIn(maths).shift(LEFT));
    play(laggedStart(group(wholes, decimals, things), t -> fadeIn(t).shift(UP)).lagRatio(0.3));
    play(
        animate(wholes.rows().get(1), r -> r.setColor(YELLOW)),
        animate(maths.columns().get(1), c -> c.setColor(TEAL)),
        animate(decimals.entry(1, 1), e -> e.setColor(RED)));
    pause();
  }
}
