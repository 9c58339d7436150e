package zoetrope.scenes.models;

import static zoetrope.Zoetrope.*;

import java.util.Arrays;
import java.util.Locale;
import zoetrope.attention.RealMatrix;
import zoetrope.attention.layer.LayerNorm;
import zoetrope.attention.layer.Normalization;
import zoetrope.geometry.Vec;
import zoetrope.mobject.Group;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.text.Tex;
import zoetrope.mobject.text.Text;
import zoetrope.scenes.components.ColorLegend;
import zoetrope.scenes.components.Commentary;
import zoetrope.scenes.components.FrameShape;
import zoetrope.scenes.components.HeatMap;

/**
 * The act where a layer norm gives the last word's vector mean 0 and standard deviation 1. The
 * result is the vector before the norm, which stays on the stage.
 */
final class NormAct extends Act<Group<Mobject<?>>> {
  private final Commentary narration = new Commentary(this::say, this::time, this::pauseUntil);

  private final FrameShape shape = FrameShape.current();
  private final Vec beforePlace = shape.choose(at(-4.2, -0.3), at(-4, -0.3), at(-1.6, 2.4));
  private final Vec afterPlace = shape.choose(at(-1.4, -0.3), at(-1.4, -0.3), at(1.6, 2.4));

  /** The place of the formula; its numbers are below it. */
  private final Vec formulaPlace = shape.choose(at(3, 1.2), at(2.6, 1.2), at(0, -2.2));

  /** The number of shown entries. */
  private static final int SHOWN = 16;

  /** The number with the brightest tile in the toy. */
  private static final double TOY_REACH = 2;

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
  protected Group<Mobject<?>> construct() {
    var title =
        text("The residual stream at “" + word + "”")
            .fontSize(48)
            .moveTo(up(shape.choose(3.3, 4.4, 6.2)));
    narration.tell("A word's vector goes through a model as a stream, to which each part adds.");
    var before = column(vector, at(0, beforePlace.y()));
    // Columns of other models have scales of their own.
    Group<Mobject<?>> legend = model.isToy() ? legend() : group();
    play(fadeIn(title), fadeIn(legend), fadeIn(before).lagRatio(0.1).runTime(2));
    pause(1.5);

    boolean centred = norm instanceof LayerNorm;
    double mean = centred ? Arrays.stream(vector).sum() / vector.length : 0;
    double square = Arrays.stream(vector).map(x -> (x - mean) * (x - mean)).sum();
    double deviation = Math.sqrt(square / vector.length);
    narration.tell("Before a part reads it, a norm brings it to a common size.");
    var formula = formula(centred);
    var beforeName = name("x", beforePlace);
    play(animate(before, b -> b.shift(right(beforePlace.x()))), fadeIn(beforeName), write(formula));
    Group<Text> numbers = group();
    if (centred) {
      numbers.add(number("mean", mean, 1.6).colorPart("mean", TEAL));
    }
    String name = centred ? "deviation" : "root mean square";
    numbers.add(number(name, deviation, 2.3).colorPart(name, YELLOW));
    play(numbers.stream().map(number -> fadeIn(number)).toList());
    pause(1);
    var after = column(normed, afterPlace);
    var afterName = name("\\mathrm{norm}(x)", afterPlace);
    play(transformFromCopy(before, after).runTime(2), fadeIn(afterName));
    narration.tell(
        model.isToy()
            ? "Mean 0, deviation 1: so deep stacks of layers stay stable."
            : "So deep stacks of layers stay stable; the Greek factors and terms were learned.");
    var learned = learned(centred);
    play(fadeIn(learned));
    pause(2);
    play(fadeOut(group(title, beforeName, formula, numbers, after, afterName, learned, legend)));
    narration.finish();
    return before;
  }

  private Group<Mobject<?>> legend() {
    return ColorLegend.of(new HeatMap(0.4, 0.25), TOY_REACH)
        .moveTo(shape.choose(at(3, -3.1), at(0, -4.8), at(0, -6.6)));
  }

  /** Returns the formula of the norm, with γ and β if the model learned them. */
  private Tex formula(boolean centred) {
    String standard = centred ? "{x - \\mu \\over \\sigma}" : "{x \\over r}";
    String gain = model.isToy() ? "" : "\\, \\gamma";
    String bias = model.isToy() || !centred ? "" : " + \\beta";
    var formula = tex(standard + gain + bias).fontSize(72).moveTo(formulaPlace);
    if (centred) {
      formula.colorPart("\\mu", TEAL).colorPart("\\sigma", YELLOW);
    } else {
      formula.colorPart("r", YELLOW);
    }
    return formula;
  }

  /** Returns a remark about γ and β, which the toy does not have. */
  private Tex learned(boolean centred) {
    String names = centred ? "\\gamma \\text{ and } \\beta" : "\\gamma";
    String remark =
        model.isToy()
            ? "\\text{most models also learn a factor } \\gamma \\text{ and a term } \\beta"
            : names + "\\text{: a number for each entry, learned}";
    return tex(remark)
        .fontSize(30)
        .setColor(GREY_A)
        .moveTo(shape.choose(at(3, -2.2), at(0, -4), at(0, -5.6)));
  }

  private static Tex name(String formula, Vec place) {
    return tex(formula).fontSize(40).moveTo(place.plus(up(2.75)));
  }

  private Text number(String name, double value, double below) {
    return text(name + " " + String.format(Locale.ROOT, "%.2f", value).replace('-', '−'))
        .fontSize(36)
        .moveTo(formulaPlace.plus(down(below)));
  }

  private Group<Mobject<?>> column(double[] numbers, Vec place) {
    double[] shown = Arrays.copyOf(numbers, Math.min(SHOWN, numbers.length));
    double square = Arrays.stream(shown).map(n -> n * n).sum() / shown.length;
    double reach = model.isToy() ? TOY_REACH : Math.max(1e-6, 2 * Math.sqrt(square));
    var tiles =
        new HeatMap(0.5, 0.3).reach(reach).of(RealMatrix.ofRows(shown).transpose().toRows());
    tiles.moveTo(place);
    if (shown.length == numbers.length) {
      return group(tiles);
    }
    String words = String.format(Locale.ROOT, "%d of %,d", shown.length, numbers.length);
    var part = text(words).fontSize(28).setColor(GREY_B);
    return group(tiles, part.nextTo(tiles, DOWN, 0.2));
  }
}
