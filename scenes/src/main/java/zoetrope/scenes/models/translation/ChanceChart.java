package zoetrope.scenes.models.translation;

import static zoetrope.Zoetrope.*;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import zoetrope.geometry.Vec;
import zoetrope.mobject.Group;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.text.DecimalNumber;
import zoetrope.mobject.text.Text;
import zoetrope.scenes.components.Baselines;
import zoetrope.scenes.components.FrameShape;
import zoetrope.scenes.numbers.Relation;
import zoetrope.scenes.numbers.Rounding;

/** The probabilities of the likeliest French words of a step, and of all others, as bars. */
final class ChanceChart {
  private static final int WORDS = 3;
  private static final double MIN_BAR = 0.01;

  private final double maxBar = FrameShape.current().choose(1.2, 3.2, 3.6);
  private final Group<Group<Mobject<?>>> rows = group();
  private final List<DecimalNumber> numbers = new ArrayList<>();
  private final Text likeliest;

  ChanceChart(TranslationStage stage, int step) {
    double[] chances = stage.steps().get(step).chances();
    List<Integer> best =
        IntStream.range(0, chances.length)
            .boxed()
            .sorted(Comparator.comparingDouble(word -> -chances[word]))
            .limit(WORDS)
            .toList();
    double[] shares = new double[WORDS + 1];
    shares[WORDS] = 1;
    for (int i = 0; i < WORDS; i++) {
      shares[i] = chances[best.get(i)];
      shares[WORDS] -= shares[i];
    }
    shares[WORDS] = Math.max(0, shares[WORDS]);
    double[] shown = Rounding.shares(3, shares);
    List<Text> names = new ArrayList<>();
    for (int i = 0; i <= WORDS; i++) {
      String word = i < WORDS ? stage.translator().french().get(best.get(i)) : "all others";
      names.add(row(stage.layout(), i, word, shown[i]));
    }
    likeliest = names.get(0);
  }

  /** Adds a row and returns its name. */
  private Text row(TranslationLayout layout, int i, String word, double share) {
    Vec start = layout.chart().minus(at(0, i * layout.barPitch()));
    var name = text(TranslationStage.shown(word)).fontSize(34);
    name.setColor(i == 0 ? TEAL : i < WORDS ? WHITE : GREY_B).setMaxWidth(1.5);
    Baselines.before(name, start.x() - 0.15, start.y(), 0.25);
    var bar = rectangle(Math.max(MIN_BAR, maxBar * share), 0.62 * layout.barPitch());
    bar.setStroke(WHITE, 1).setFill(i == 0 ? TEAL_D : BLUE_E, 1).moveTo(start, LEFT);
    var number = decimalNumber(share, 3).fontSize(30).nextTo(bar, RIGHT, 0.14);
    numbers.add(number);
    rows.add(group(name, bar, number));
    return name;
  }

  Group<Group<Mobject<?>>> rows() {
    return rows;
  }

  /** Returns the likeliest word. */
  Text likeliest() {
    return likeliest;
  }

  /** Returns the statement that the probabilities add up to 1. */
  Relation whole() {
    return Relation.whole(numbers);
  }
}
