package zoetrope.scenes.notes.generation;

import static zoetrope.Zoetrope.*;

import java.util.Locale;
import zoetrope.scene.Parameter;
import zoetrope.scenes.components.Commentary;
import zoetrope.scenes.components.FrameShape;
import zoetrope.scenes.numbers.Rounding;

/**
 * A film about how the softmax turns any numbers into a probability distribution, and about the
 * effect of the temperature T. As T grows, the bars become equal; as T goes to 0, only the largest
 * remains.
 */
public final class SoftmaxTemperature extends Scene {
  private static final double MAX_TEMPERATURE = 100;

  private final Parameter<String> scores =
      parameter("scores", "2, 4, 5", "2 to 8 numbers from -9.9 to 9.9");
  private final Parameter<Double> coldest =
      parameter("coldest", 0.0, "the lowest temperature, at least 0 and below 1");
  private final Parameter<Double> hottest =
      parameter("hottest", 8.0, "the highest temperature, above 1 and at most 100");

  /** Creates the film, which lasts less than a minute. */
  public SoftmaxTemperature() {}

  @Override
  protected void construct() {
    FrameShape.compose(this::frameSize, 11, 8.6);
    double[] numbers = Scores.parse(scores.get());
    requireRange(coldest.get(), hottest.get());
    double lowest = Rounding.to(2, coldest.get());
    double highest = Rounding.to(2, hottest.get());
    var commentary = new Commentary(this::say, this::time, this::pauseUntil);
    section("Softmax");
    commentary.tell("Any numbers become probabilities: their exponentials, divided by the sum.");
    var table = perform(new NormalizingAct(numbers));
    section("Temperature");
    commentary.tell("A temperature divides them first: the hotter, the more even the result.");
    perform(new TemperatureAct(numbers, lowest, highest, table));
    commentary.finish();
  }

  private static void requireRange(double coldest, double hottest) {
    if (!(coldest >= 0 && coldest < 1)) {
      throw outside("coldest", coldest, "at least 0 and below 1");
    }
    if (!(hottest > 1 && hottest <= MAX_TEMPERATURE)) {
      throw outside("hottest", hottest, "above 1 and at most 100");
    }
  }

  private static IllegalArgumentException outside(String name, double value, String range) {
    return new IllegalArgumentException(
        String.format(
            Locale.ROOT,
            "the parameter %s is %s, but the film begins at T = 1 and goes to both sides: it must"
                + " be %s",
            name,
            value,
            range));
  }
}
