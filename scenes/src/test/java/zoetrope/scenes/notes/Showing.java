package zoetrope.scenes.notes;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import zoetrope.frame.FrameRate;
import zoetrope.mobject.DecimalNumber;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.Rectangle;
import zoetrope.mobject.StringMobject;
import zoetrope.scene.PlayRecord;
import zoetrope.scene.Scene;
import zoetrope.scene.Stage;
import zoetrope.scene.StageObserver;
import zoetrope.scene.StageSettings;
import zoetrope.scene.StageView;

/** Runs a film without drawing it, and keeps what stood on the stage after each play. */
record Showing(double seconds, List<Moment> moments) {

  /** The stage after a play: its texts and formulas, its numbers, and its rectangles' heights. */
  record Moment(
      double end, List<String> texts, List<Shown> numbers, List<Double> heights, int mobjects) {

    /** The values of the numbers that have so many decimal places, in the order of the stage. */
    double[] values(int decimals) {
      return numbers.stream()
          .filter(n -> n.decimals == decimals)
          .mapToDouble(Shown::value)
          .toArray();
    }
  }

  /** A number, and how many of its decimal places are shown. */
  record Shown(double value, int decimals) {}

  static Showing of(Scene scene, String... parameters) {
    Map<String, String> values =
        parameters.length == 0 ? Map.of() : Map.of(parameters[0], parameters[1]);
    List<Moment> moments = new ArrayList<>();
    var result =
        Stage.observe(
            scene,
            new StageSettings(FrameRate.of(4), 0, values),
            new StageObserver() {
              @Override
              public void ended(PlayRecord play, StageView stage) {
                double end = play.start().seconds() + play.duration().seconds();
                moments.add(moment(end, stage.mobjects()));
              }
            });
    return new Showing(result.duration().seconds(), moments);
  }

  private static Moment moment(double end, List<Mobject<?>> stage) {
    return new Moment(
        end,
        parts(stage, StringMobject.class).map(text -> text.source()).toList(),
        parts(stage, DecimalNumber.class).map(n -> new Shown(n.value(), n.decimals())).toList(),
        parts(stage, Rectangle.class).map(Mobject::height).toList(),
        stage.size());
  }

  @SuppressWarnings("rawtypes") // a class literal knows no type arguments
  private static <M extends Mobject> Stream<M> parts(List<Mobject<?>> stage, Class<M> type) {
    return stage.stream()
        .flatMap(m -> m.family().stream())
        .filter(type::isInstance)
        .map(type::cast);
  }

  /** The stage when the play that ends at {@code seconds} is over. */
  Moment at(double seconds) {
    return moments.stream().filter(m -> m.end() == seconds).findFirst().orElseThrow();
  }

  /** The stage at the end. */
  Moment last() {
    return moments.get(moments.size() - 1);
  }
}
