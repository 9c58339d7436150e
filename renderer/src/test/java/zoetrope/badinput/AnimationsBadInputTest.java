package zoetrope.badinput;

import static java.lang.Double.NaN;
import static java.lang.Double.POSITIVE_INFINITY;
import static zoetrope.Zoetrope.*;
import static zoetrope.badinput.Row.refused;
import static zoetrope.badinput.Row.shows;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import zoetrope.Zoetrope;
import zoetrope.animation.Animation;
import zoetrope.frame.RasterImage;
import zoetrope.mobject.image.ImageMobject;
import zoetrope.mobject.shapes.Square;
import zoetrope.scene.PlayOptions;

/** Playing, composing, creating, fading, growing and indicating. */
class AnimationsBadInputTest extends BadInput {
  static Stream<Row> rows() {
    return Stream.of(
            sceneRows(),
            compositionRows(),
            creationRows(),
            fadingAndGrowingRows(),
            indicationRows())
        .flatMap(List::stream);
  }

  private static List<Row> sceneRows() {
    return List.of(
        refused(
            "nothing played",
            s -> s.perform(),
            "play() got nothing to animate; to wait use pause(seconds)"),
        refused(
            "null played",
            s -> s.perform((Animation<?>) null),
            "play() got null among its animations: is a field not set yet?"),
        refused(
            "null among other animations played",
            s -> s.perform(fadeIn(square()), null),
            "play() got null among its animations: is a field not set yet?"),
        refused(
            "an empty list played",
            s -> s.perform(new Animation<?>[0]),
            "play() got nothing to animate; to wait use pause(seconds)"),
        refused(
            "a pause of -1 s",
            s -> s.rest(-1),
            "a pause of -1.0 s is not possible: it must be a number of seconds, 0 or more"),
        refused(
            "a pause of NaN",
            s -> s.rest(NaN),
            "a pause of NaN s is not possible: it must be a number of seconds, 0 or more"),
        refused(
            "an endless pause",
            s -> s.rest(POSITIVE_INFINITY),
            "a time of Infinity s is not between 0 s and 100 hours"),
        shows(0, "a pause of 0 s", s -> s.rest(0)),
        shows(1, "a run time of 0", s -> s.perform(fadeIn(square()).runTime(0))),
        refused(
            "a run time of -1",
            s -> s.perform(fadeIn(square()).runTime(-1)),
            "a run time of -1.0 s is not possible: it must be a number of seconds, 0 or " + "more"),
        refused(
            "a run time of NaN",
            s -> s.perform(fadeIn(square()).runTime(NaN)),
            "a run time of NaN s is not possible: it must be a number of seconds, 0 or more"),
        refused(
            "an endless run time",
            s -> s.perform(fadeIn(square()).runTime(POSITIVE_INFINITY)),
            "a run time of Infinity s is not possible: it must be a number of seconds, 0 "
                + "or more"),
        refused(
            "a run time of -1 for the whole play",
            s -> s.perform(PlayOptions.NONE.runTime(-1), fadeIn(square())),
            "a run time of -1.0 s is not possible: it must be a number of seconds, 0 or " + "more"),
        refused(
            "a lag ratio of -1",
            s -> s.perform(fadeIn(square()).lagRatio(-1)),
            "the lag ratio is -1.0; it must be 0 or more"),
        refused(
            "a lag ratio of NaN",
            s -> s.perform(fadeIn(square()).lagRatio(NaN)),
            "the lag ratio is NaN; it must be 0 or more"),
        refused(
            "a rate function of NaN",
            s -> s.perform(growFromCenter(square()).rate(t -> NaN)),
            "a Square has a position that is not a finite number…"),
        refused(
            "no rate function",
            s -> s.perform(fadeIn(square()).rate(null)),
            "a rate function is needed, not null"),
        shows(
            1,
            "a rate function that overshoots",
            s -> s.perform(fadeIn(square()).rate(t -> 3 * t))),
        shows(1, "mayCross for a square", s -> s.perform(fadeIn(square()).mayCross())),
        shows(1, "mayCross twice", s -> s.perform(fadeIn(square()).mayCross().mayCross())),
        shows(0, "mayCross for an empty group", s -> s.perform(fadeIn(group()).mayCross())),
        refused(
            "mayCross for no animation",
            s -> s.perform(animationGroup().mayCross()),
            "AnimationGroup got nothing to animate: the list of animations is empty"),
        shows(
            1,
            "mayCross for a run time of 0",
            s -> s.perform(fadeIn(square()).runTime(0).mayCross())),
        shows(
            2,
            "mayCross for one of two",
            s -> s.perform(fadeIn(square()).mayCross(), fadeIn(circle()))),
        refused(
            "mayCross for a run time of -1",
            s -> s.perform(fadeIn(square()).mayCross().runTime(-1)),
            "a run time of -1.0 s is not possible: it must be a number of seconds, 0 or " + "more"),
        shows(
            1,
            "the same animation twice",
            s -> {
              var a = fadeIn(square());
              s.perform(a);
              s.perform(a);
            }),
        refused(
            "the same animation twice in one play",
            s -> {
              var a = fadeIn(square());
              s.perform(a, a);
            },
            "FadeIn(Square) is in this play twice: create an animation for each"),
        shows(
            1,
            "an object animated twice in one play",
            s -> {
              var it = square();
              s.perform(animate(it, m -> m.shift(UP)), animate(it, m -> m.shift(RIGHT)));
            }),
        shows(
            0,
            "an object faded in and out at once",
            s -> {
              var it = square();
              s.perform(fadeIn(it), fadeOut(it));
            }),
        shows(0, "an object faded out that is not on the stage", s -> s.perform(fadeOut(square()))),
        refused(
            "an updater that fails",
            s -> {
              s.show(
                  square()
                      .addUpdater(
                          m -> {
                            throw new IllegalStateException("lost");
                          }));
              s.rest(1);
            },
            "lost"),
        refused(
            "an updater that moves to NaN",
            s -> {
              s.show(square().addUpdater(m -> m.moveTo(at(NaN, 0))));
              s.rest(1);
            },
            "moveTo() got the point (NaN, 0, 0)…"),
        refused(
            "an updater that plays",
            s -> {
              s.show(square().addUpdater(m -> s.perform(fadeIn(circle()))));
              s.rest(1);
            },
            "play() cannot be called from within an animation or an updater"));
  }

  private static List<Row> compositionRows() {
    return List.of(
        refused(
            "a lagged start of an empty list",
            s -> s.perform(laggedStart()),
            "LaggedStart got nothing to animate: the list of animations is empty"),
        refused(
            "a group without animations",
            s -> s.perform(animationGroup()),
            "AnimationGroup got nothing to animate: the list of animations is empty"),
        refused(
            "a succession of an empty list",
            s -> s.perform(succession()),
            "succession got nothing to animate: the list of animations is empty"),
        refused(
            "a succession that contains null",
            s -> s.perform(succession(fadeIn(square()), null)),
            "succession() got null: is a field not set yet, or does a "
                + "function have no result?"),
        refused(
            "a lagged start for each member of an empty group",
            s -> s.perform(laggedStartMap(group(List.<Square>of()), Zoetrope::fadeIn)),
            "LaggedStartMap got nothing to animate: the list of animations is empty"),
        refused(
            "a lagged start with the lag -1",
            s -> s.perform(laggedStart(fadeIn(square()), fadeIn(circle())).lagRatio(-1)),
            "the lag ratio is -1.0; it must be 0 or more"),
        refused(
            "a speed of 0",
            s -> s.perform(changeSpeed(fadeIn(square()), Map.of(0.0, 0.0))),
            "an animation with speed 0 never ends: the speeds at the shares 0.0 "
                + "and 1.0 are both 0"),
        refused(
            "a speed of -1",
            s -> s.perform(changeSpeed(fadeIn(square()), Map.of(0.0, 1.0, 0.5, -1.0))),
            "a speed must be 0 or more, not -1.0"),
        refused(
            "a speed at share 2 of the run time",
            s -> s.perform(changeSpeed(fadeIn(square()), Map.of(0.0, 1.0, 2.0, 1.0))),
            "a share of the run time must be in [0, 1], not 2.0"),
        shows(1, "no speeds", s -> s.perform(changeSpeed(fadeIn(square()), Map.of()))),
        refused(
            "a wait of -1 s among animations",
            s -> s.perform(waiting(-1)),
            "a run time of -1.0 s is not possible: it must be a number of seconds, 0 or "
                + "more"));
  }

  private static List<Row> creationRows() {
    return List.of(
        shows(0, "an empty text written", s -> s.perform(write(text("")))),
        shows(0, "an empty group drawn", s -> s.perform(showCreation(group(List.<Square>of())))),
        refused("null written", s -> s.perform(write(null)), "there is nothing to animate: null"),
        shows(
            1,
            "an image drawn as if it had an outline",
            s -> s.perform(showCreation(dotOfPixels()))),
        shows(1, "an image written", s -> s.perform(write(dotOfPixels()))),
        shows(
            0,
            "the members of an empty group shown one by one",
            s -> s.perform(showSubmobjectsOneByOne(group(List.<Square>of())))),
        shows(
            1,
            "an empty text typed with a cursor",
            s -> s.perform(typeWithCursor(text(""), dot()))),
        refused(
            "a text typed with 0 s per letter",
            s -> s.perform(addTextLetterByLetter(text("ab")).timePerUnit(0)),
            "the time of a letter or word is 0.0, not a number above 0.0"),
        refused(
            "a text typed with NaN s per letter",
            s -> s.perform(addTextLetterByLetter(text("ab")).timePerUnit(NaN)),
            "the time of a letter or word is NaN, not a number above 0.0"));
  }

  private static List<Row> fadingAndGrowingRows() {
    return List.of(
        refused("null faded in", s -> s.perform(fadeIn(null)), "there is nothing to animate: null"),
        refused(
            "faded in from size 0",
            s -> s.perform(fadeIn(square()).scale(0)),
            "the scale of a fade is 0.0, not a number above 0.0"),
        refused(
            "faded in from NaN",
            s -> s.perform(fadeIn(square()).shift(at(NaN, 0))),
            "play() got the point (NaN, 0, 0)…"),
        refused(
            "faded in from a null shift",
            s -> s.perform(fadeIn(square()).shift(null)),
            "a fade is shifted by a vector, not by null"),
        shows(
            0,
            "faded into an empty group",
            s -> s.perform(fadeTransform(square(), group(List.<Square>of())))),
        refused(
            "grown from a point at NaN",
            s -> s.perform(growFromPoint(square(), at(NaN, 0))),
            "play() got the point (NaN, 0, 0)…"),
        shows(1, "an arrow without length that grows", s -> s.perform(growArrow(arrow(UP, UP)))),
        shows(
            0,
            "an empty group spun in",
            s -> s.perform(spinInFromNothing(group(List.<Square>of())))));
  }

  private static List<Row> indicationRows() {
    return List.of(
        refused(
            "a flash of a billion lines",
            s -> s.perform(flash(UP).lines(1_000_000_000)),
            "the number of lines of a flash is 1000000000, more than 1000000"),
        refused(
            "a broadcast of a billion rings",
            s -> s.perform(broadcast(UP).count(1_000_000_000)),
            "the number of rings of a broadcast is 1000000000, more than 1000000"),
        shows(0, "an empty group indicated", s -> s.perform(indicate(group(List.<Square>of())))),
        refused(
            "indicated at the size NaN",
            s -> s.perform(indicate(square(), NaN, RED)),
            "play() got NaN…"),
        refused(
            "a flash without lines",
            s -> s.perform(flash(UP).lines(0)),
            "the number of lines of a flash is 0, not at least 1"),
        refused(
            "a flash at NaN",
            s -> s.perform(flash(at(NaN, 0))),
            "play() got the point (NaN, 0, 0)…"),
        shows(
            0,
            "a ring around an empty group",
            s -> s.perform(circumscribe(group(List.<Square>of())))),
        shows(
            0,
            "a flash around an empty group",
            s -> s.perform(flashAround(group(List.<Square>of())))),
        shows(
            0,
            "a wave through an empty group",
            s -> s.perform(applyWave(group(List.<Square>of())))),
        refused(
            "a wave without ripples",
            s -> s.perform(applyWave(square()).ripples(0)),
            "the number of ripples is 0, not at least 1"),
        shows(1, "a wave through an image", s -> s.perform(applyWave(dotOfPixels()))),
        refused(
            "zero blinks",
            s -> s.perform(blink(square()).blinks(0)),
            "the number of blinks is 0, not at least 1"),
        refused(
            "a passing flash of width 0",
            s -> s.perform(showPassingFlash(square()).timeWidth(0)),
            "the time width is 0.0, not a number above 0.0"),
        refused(
            "a broadcast without rings",
            s -> s.perform(broadcast(UP).count(0)),
            "the number of rings of a broadcast is 0, not at least 1"));
  }

  private static ImageMobject dotOfPixels() {
    return imageMobject(new RasterImage(1, 1, new int[] {-1}));
  }
}
