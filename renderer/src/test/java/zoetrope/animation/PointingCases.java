package zoetrope.animation;

import static zoetrope.Zoetrope.*;
import static zoetrope.animation.AnimationCase.changed;
import static zoetrope.animation.AnimationCase.kept;
import static zoetrope.animation.AnimationCase.removed;

import java.util.List;
import java.util.Map;
import java.util.function.Function;
import zoetrope.animation.AnimationCase.Start;
import zoetrope.animation.AnimationCase.World;
import zoetrope.mobject.Mobject;

/** Cases of animations that indicate mobjects, and of animations made of others. */
final class PointingCases {
  private PointingCases() {}

  static List<AnimationCase> indications() {
    Function<World, Mobject<?>> a = w -> w.a;
    return List.of(
        kept("Indicate", 1, Start.AS_IT_WAS, a, w -> indicate(w.a)),
        kept("ApplyWave", 1, Start.AS_IT_WAS, w -> w.text, w -> applyWave(w.text)),
        kept("Shaded wave", 1, Start.AS_IT_WAS, w -> w.shaded, w -> applyWave(w.shaded)),
        kept("Shaded wiggle", 2, Start.AS_IT_WAS, w -> w.shaded, w -> wiggle(w.shaded)),
        kept("Ripples", 2, Start.AS_IT_WAS, w -> w.text, w -> applyWave(w.text).ripples(2)),
        kept("Tangents", 1, Start.AS_IT_WAS, w -> w.text, w -> applyWave(w.text).byTangents()),
        kept("Wiggle", 2, Start.AS_IT_WAS, w -> w.text, w -> wiggleOutThenIn(w.text)),
        kept("Blink", 2.5, Start.AS_IT_WAS, a, w -> blink(w.a).blinks(2)),
        kept("FlashyFadeIn", 1, Start.INVISIBLE, a, w -> animationGroup(flashyFadeIn(w.a))),
        kept(
            "FlashyText",
            1,
            Start.INVISIBLE,
            w -> w.text,
            w -> animationGroup(flashyFadeIn(w.text))),
        removed("Passing", 1, Start.INVISIBLE, a, w -> showPassingFlash(w.a)),
        removed("VPassing", 1, Start.OTHERWISE, a, w -> vShowPassingFlash(w.a)),
        removed("Destruction", 1, Start.INVISIBLE, a, w -> showCreationThenDestruction(w.a)),
        removed("ThenFadeOut", 2, Start.INVISIBLE, a, w -> showCreationThenFadeOut(w.a)),
        kept("Thinning", 1, Start.AS_IT_WAS, a, w -> showPassingFlashWithThinningStrokeWidth(w.a)),
        kept("FocusOn", 2, Start.AS_IT_WAS, a, w -> focusOn(w.a)),
        kept("Flash", 1, Start.AS_IT_WAS, a, w -> flash(w.a)),
        kept("CircleIndicate", 1, Start.AS_IT_WAS, a, w -> circleIndicate(w.a)),
        kept("Circumscribe", 1, Start.AS_IT_WAS, a, w -> circumscribe(w.a)),
        kept("Circumscribe 2", 1, Start.AS_IT_WAS, a, w -> circumscribe(w.a).fadeIn().fadeOut()),
        kept("Circumscribe 3", 1, Start.AS_IT_WAS, a, w -> circumscribe(w.a).circle().fadeIn()),
        kept("FlashAround", 1, Start.OTHERWISE, a, w -> flashAround(w.a)),
        kept("FlashUnder", 1, Start.OTHERWISE, a, w -> flashUnder(w.a)),
        kept("PassingAround", 1, Start.AS_IT_WAS, a, w -> showPassingFlashAround(w.a)),
        kept("DestructAround", 1, Start.AS_IT_WAS, a, w -> showCreationThenDestructionAround(w.a)),
        kept("FadeAround", 2, Start.AS_IT_WAS, a, w -> showCreationThenFadeAround(w.a)),
        kept("Broadcast", 3, Start.OTHERWISE, a, w -> broadcast(UP)),
        kept("Broadcast 2", 3, Start.OTHERWISE, a, w -> broadcast(w.b, UP)));
  }

  static List<AnimationCase> compositions() {
    Function<World, Mobject<?>> a = w -> w.a;
    return List.of(
        kept("Still", 1, Start.AS_IT_WAS, a, w -> still(w.a)),
        kept("Waiting", 0.7, Start.AS_IT_WAS, a, w -> waiting(0.7)),
        kept("Adding", 0.5, Start.AS_IT_WAS, a, w -> succession(waiting(0.5), adding(w.a))),
        changed(
            "ChangeSpeed",
            2,
            Start.AS_IT_WAS,
            a,
            w -> changeSpeed(transform(w.a, w.b), Map.of(0.0, 0.5, 1.0, 0.5)),
            w -> w.b),
        changed(
            "Succession",
            3,
            Start.AS_IT_WAS,
            a,
            w -> succession(wiggle(w.a), transform(w.a, w.b)),
            w -> w.b),
        new AnimationCase(
            "Writes together and in turn",
            3,
            Start.INVISIBLE,
            w ->
                animationGroup(
                    succession(write(w.sentence), write(w.text)),
                    animationGroup(write(w.title), write(w.number))),
            w -> List.of(w.sentence, w.text, w.title, w.number),
            null,
            w -> List.of(w.sentence, w.title, w.number, w.text)),
        changed(
            "LaggedStart",
            1.05,
            Start.AS_IT_WAS,
            w -> w.pair,
            w -> laggedStart(w.pair, m -> fadeToColor(m, RED)),
            w -> w.pair.setColor(RED)));
  }
}
