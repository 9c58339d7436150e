package zoetrope.scenes.models;

import static zoetrope.Zoetrope.*;

import java.util.Arrays;
import java.util.Locale;
import zoetrope.attention.RealMatrix;
import zoetrope.attention.layer.LayerNorm;
import zoetrope.attention.layer.Normalization;
import zoetrope.mobject.Group;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.text.Text;
import zoetrope.scenes.components.Commentary;
import zoetrope.scenes.components.HeatMap;

/** The act where a layer norm gives the last word's vector mean 0 and standard deviation 1. */
final class NormAct extends Act<Void> {
  private final Commentary narration = new Commentary(this::say, this::time, this::pauseUntil);

  private static final double BEFORE_X = -4.2;
  private static final double AFTER_X = -1.4;

  /** The x coordinate of the middle of the formula and its numbers. */
  private static final double RIGHT_HALF = 3;

  /** The number of shown entries. */
  private static final int SHOWN = 16;

  private final StudiedModel model;
  private final double[] vector;
  private final double[] normed;
  private final String word;

  private final Normalization norm;

  NormAct(StudiedModel model, int layer) {
    this.model = model;
    int last = model.tokens().size() - 1;
    vector = model.trace(layer).input().row(last);
    normed = model.trace(layer).attentionInput().row(last);
    norm = model.block(layer).attentionNorm();
    word = model.tokens().get(last);
  }

  @Override
  protected Void construct() {
    var title = text("The vector of “" + word + "”").fontSize(48).moveTo(up(3.3));
    narration.tell("A word's vector goes through a model as a stream, to which each part adds.");
    var before = column(vector, 0);
    play(fadeIn(title), fadeIn(before));
    pause(3);

    boolean centred = norm instanceof LayerNorm;
    double mean = centred ? Arrays.stream(vector).sum() / vector.length : 0;
    double square = Arrays.stream(vector).map(x -> (x - mean) * (x - mean)).sum();
    double deviation = Math.sqrt(square / vector.length);
    narration.tell("Before a part reads it, a norm brings it to a common size.");
    String learned = model.isToy() ? "" : centred ? " g + b" : " g";
    var formula = tex(centred ? "{x - \\mu \\over \\sigma}" + learned : "{x \\over r}" + learned);
    formula.fontSize(72).moveTo(at(RIGHT_HALF, 1.2));
    if (centred) {
      formula.colorPart("\\mu", TEAL).colorPart("\\sigma", YELLOW);
    } else {
      formula.colorPart("r", YELLOW);
    }
    play(animate(before, b -> b.shift(right(BEFORE_X))), write(formula));
    Group<Text> numbers = group();
    if (centred) {
      numbers.add(number("mean", mean, -0.4).colorPart("mean", TEAL));
    }
    String name = centred ? "deviation" : "root mean square";
    numbers.add(number(name, deviation, -1.1).colorPart(name, YELLOW));
    play(numbers.stream().map(number -> fadeIn(number)).toList());
    pause(2);
    var after = column(normed, AFTER_X);
    play(transformFromCopy(before, after));
    narration.tell(
        model.isToy()
            ? "Mean 0, deviation 1: so deep stacks of layers stay stable."
            : "So deep stacks of layers stay stable; what g and b are was learned.");
    pause(3);
    play(fadeOut(group(title, before, formula, numbers, after)));
    narration.finish();
    return null;
  }

  private static Text number(String name, double value, double y) {
    return text(name + " " + String.format(Locale.ROOT, "%.2f", value).replace('-', '−'))
        .fontSize(36)
        .moveTo(at(RIGHT_HALF, y));
  }

  private Group<Mobject<?>> column(double[] numbers, double x) {
    double[] shown = Arrays.copyOf(numbers, Math.min(SHOWN, numbers.length));
    double square = Arrays.stream(shown).map(n -> n * n).sum() / shown.length;
    double reach = model.isToy() ? 2 : Math.max(1e-6, 2 * Math.sqrt(square));
    var tiles =
        new HeatMap(0.5, 0.3).reach(reach).of(RealMatrix.ofRows(shown).transpose().toRows());
    tiles.moveTo(at(x, -0.3));
    if (shown.length == numbers.length) {
      return group(tiles);
    }
    String words = String.format(Locale.ROOT, "%d of %,d", shown.length, numbers.length);
    var part = text(words).fontSize(28).setColor(GREY_B);
    return group(tiles, part.nextTo(tiles, DOWN, 0.2));
  }
}
