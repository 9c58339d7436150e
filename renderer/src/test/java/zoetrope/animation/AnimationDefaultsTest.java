package zoetrope.animation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static zoetrope.Zoetrope.*;

import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import zoetrope.animation.AnimationCase.World;
import zoetrope.animation.indication.AroundFlash;
import zoetrope.author.Runs;
import zoetrope.frame.Frame;
import zoetrope.scene.FrameRange;

/** An animation without options looks the same as with all its defaults set. */
class AnimationDefaultsTest {
  private record Defaults(
      String name,
      Function<World, Animation<?>> byDefault,
      Function<World, Animation<?>> explicit) {
    @Override
    public String toString() {
      return name;
    }
  }

  private static Defaults row(
      String name,
      Function<World, Animation<?>> byDefault,
      Function<World, Animation<?>> explicit) {
    return new Defaults(name, byDefault, explicit);
  }

  static Stream<Defaults> animationsOfObjects() {
    return Stream.of(
        row("rate", w -> transform(w.a, w.b), w -> transform(w.a, w.b).rate(SMOOTH).runTime(1)),
        row("indicate", w -> indicate(w.a), w -> indicate(w.a, 1.2, YELLOW).rate(THERE_AND_BACK)),
        row(
            "applyWave",
            w -> applyWave(w.text),
            w -> applyWave(w.text).direction(UP).amplitude(0.2).timeWidth(1).flank(SMOOTH)),
        row(
            "ripples",
            w -> applyWave(w.text).ripples(2),
            w -> applyWave(w.text).ripples(2).timeWidth(1)),
        row(
            "wiggle",
            w -> wiggle(w.a),
            w -> wiggle(w.a).scale(1.1).angle(0.02 * PI).swings(6).envelope(THERE_AND_BACK)),
        row("blink", w -> blink(w.a), w -> blink(w.a).timeOn(0.5).timeOff(0.5).blinks(1)),
        row(
            "drawBorderThenFill",
            w -> drawBorderThenFill(w.a),
            w -> drawBorderThenFill(w.a).strokeWidth(2)),
        row(
            "spiralIn",
            w -> spiralIn(w.pair),
            w -> spiralIn(w.pair).scaleFactor(8).fadeInFraction(0.3)),
        row(
            "spinInFromNothing",
            w -> spinInFromNothing(w.a),
            w -> spinInFromNothing(w.a).angle(PI / 2)),
        row(
            "typeWithCursor",
            w -> typeWithCursor(w.text, w.cursor),
            w -> typeWithCursor(w.text, w.cursor).timePerUnit(0.1).buff(0.1)),
        row(
            "addTextWordByWord",
            w -> addTextWordByWord(w.text),
            w -> addTextWordByWord(w.text).timePerUnit(0.2)),
        row(
            "laggedStart",
            w -> laggedStart(w.pair, m -> fadeIn(m)),
            w -> laggedStart(w.pair, m -> fadeIn(m)).lagRatio(0.05)));
  }

  static Stream<Defaults> flashesAndFrames() {
    return Stream.of(
        row(
            "showPassingFlash",
            w -> showPassingFlash(w.a),
            w -> showPassingFlash(w.a).timeWidth(0.1)),
        row(
            "vShowPassingFlash",
            w -> vShowPassingFlash(w.a),
            w -> vShowPassingFlash(w.a).timeWidth(0.3).taperWidth(0.05)),
        row(
            "thinning flash",
            w -> showPassingFlashWithThinningStrokeWidth(w.a),
            w -> showPassingFlashWithThinningStrokeWidth(w.a, 10, 0.1)),
        row(
            "showCreationThenDestruction",
            w -> showCreationThenDestruction(w.a),
            w -> showPassingFlash(w.a).timeWidth(2)),
        row("focusOn", w -> focusOn(UP), w -> focusOn(UP).opacity(0.2).color(GREY)),
        row(
            "flash",
            w -> flash(UP),
            w ->
                flash(UP)
                    .lineLength(0.2)
                    .lines(12)
                    .radius(0.3)
                    .strokeWidth(3)
                    .timeWidth(2)
                    .color(YELLOW)),
        row(
            "circleIndicate",
            w -> circleIndicate(w.a),
            w -> circleIndicate(w.a).scale(1.2).strokeWidth(3).color(YELLOW)),
        row(
            "circumscribe",
            w -> circumscribe(w.a),
            w -> circumscribe(w.a).timeWidth(0.3).buff(0.1).strokeWidth(4).color(PURE_YELLOW)),
        row("flashAround", w -> flashAround(w.a), w -> around(flashAround(w.a), 4, 1)),
        row("flashUnder", w -> flashUnder(w.a), w -> around(flashUnder(w.a), 4, 1)),
        row(
            "showPassingFlashAround",
            w -> showPassingFlashAround(w.a),
            w -> around(showPassingFlashAround(w.a), 2, 0.1)),
        row(
            "showCreationThenDestructionAround",
            w -> showCreationThenDestructionAround(w.a),
            w -> around(showCreationThenDestructionAround(w.a), 2, 2)),
        row(
            "showCreationThenFadeAround",
            w -> showCreationThenFadeAround(w.a),
            w -> around(showCreationThenFadeAround(w.a), 2, 1)),
        row(
            "broadcast",
            w -> broadcast(UP),
            w -> {
              var rings = broadcast(UP).smallRadius(0).bigRadius(5).count(5);
              return rings.strokeWidth(8).color(WHITE).lagRatio(0.2);
            }));
  }

  private static AroundFlash around(AroundFlash flash, double strokeWidth, double timeWidth) {
    return flash.buff(0.1).strokeWidth(strokeWidth).timeWidth(timeWidth).color(YELLOW);
  }

  @ParameterizedTest
  @MethodSource({"animationsOfObjects", "flashesAndFrames"})
  void omittedOptionsHaveTheirDefaults(Defaults row) {
    assertEquals(frames(row.explicit), frames(row.byDefault));
  }

  private static List<Frame> frames(Function<World, Animation<?>> animation) {
    return Runs.run(FrameRange.ALL, s -> s.playAll(animation.apply(new World()))).frames();
  }
}
