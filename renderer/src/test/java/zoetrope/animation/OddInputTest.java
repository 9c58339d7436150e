package zoetrope.animation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static zoetrope.Zoetrope.UP;
import static zoetrope.Zoetrope.animate;

import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import zoetrope.animation.composition.Animations;
import zoetrope.author.Runs;
import zoetrope.mobject.Group;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.Shape;
import zoetrope.mobject.shapes.Circle;
import zoetrope.mobject.shapes.Dot;
import zoetrope.mobject.shapes.Square;
import zoetrope.mobject.text.Text;

/** Invalid options, and empty mobjects. */
class OddInputTest {
  @Test
  void anObjectOfUnknownClassIsAnimatedLikeAnyOther() {
    Mobject<?> unknown = new Group<>(new Circle());
    Runs.run(
        s ->
            s.playAll(
                animate(unknown, m -> m.shift(UP)),
                animate(new Circle(), c -> c.surround(unknown))));
    assertEquals(1, unknown.y(), 1e-9);
  }

  static Stream<Executable> invalidOptions() {
    Square square = new Square();
    Text text = new Text("a");
    return Stream.of(
        () -> Animations.fadeIn(square).scale(0),
        () -> Animations.fadeOut(square).scale(Double.NaN),
        () -> Animations.fadeIn(square).runTime(-1),
        () -> Animations.fadeIn(square).lagRatio(-0.1),
        () -> Animations.fadeIn(square).timeSpan(2, 1),
        () -> Animations.flash(UP).lines(0),
        () -> Animations.broadcast(UP).count(0),
        () -> Animations.blink(square).blinks(0),
        () -> Animations.blink(square).timeOff(0),
        () -> Animations.applyWave(square).ripples(0),
        () -> Animations.applyWave(square).timeWidth(0),
        () -> Animations.showPassingFlash(square).timeWidth(0),
        () -> Animations.showPassingFlashWithThinningStrokeWidth(square, 2, 0.1),
        () -> Animations.circleIndicate(square).scale(0),
        () -> Animations.moveAlongPath(square, new Shape(zoetrope.geometry.Path.EMPTY)),
        () -> Animations.phaseFlow(square, p -> p).virtualTime(-1),
        () -> Animations.addTextLetterByLetter(text).timePerUnit(0),
        () -> Animations.spiralIn(square).fadeInFraction(2),
        () -> Animations.cyclicReplace(),
        () -> Animations.applyMatrix(square, new double[][] {{1}}).begin(null),
        () -> Animations.adding(null).describe().length());
  }

  @ParameterizedTest
  @MethodSource("invalidOptions")
  void rejectsInvalidOptionsWithAReason(Executable option) {
    RuntimeException e = assertThrows(RuntimeException.class, option);
    assertFalse(e.getMessage().isBlank());
  }

  static Stream<Function<Text, Animation<?>>> animationsOfAnEmptyText() {
    return Stream.of(
        Animations::write,
        Animations::unwrite,
        Animations::fadeIn,
        Animations::showIncreasingSubsets,
        Animations::showSubmobjectsOneByOne,
        Animations::addTextWordByWord,
        Animations::addTextLetterByLetter,
        text -> Animations.typeWithCursor(text, new Dot()).leaveCursorOn(false),
        Animations::spiralIn,
        Animations::applyWave,
        Animations::wiggle,
        Animations::indicate,
        Animations::rotate,
        Animations::vShowPassingFlash,
        Animations::growFromCenter,
        text -> Animations.homotopy(text, (p, t) -> p.times(t)),
        text -> Animations.phaseFlow(text, p -> p),
        text -> Animations.transformMatchingTex(text, new Text("")),
        text -> Animations.fadeTransformPieces(text, new Text("")));
  }

  @ParameterizedTest
  @MethodSource("animationsOfAnEmptyText")
  void animatesAnEmptyText(Function<Text, Animation<?>> make) {
    Runs.Run run =
        Runs.run(
            s -> {
              s.playAll(make.apply(new Text("")));
              s.rest(0.5);
            });
    assertEquals(List.of(), run.items(-1));
  }

  @Test
  void descriptionsNameTheAnimationAndTheMobject() {
    assertEquals("Write(Text)", Animations.write(new Text("a")).describe());
    assertEquals("FlashAround(Square)", Animations.flashAround(new Square()).describe());
  }
}
