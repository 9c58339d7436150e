package zoetrope.animation;

import static zoetrope.Zoetrope.*;
import static zoetrope.animation.AnimationCase.changed;
import static zoetrope.animation.AnimationCase.kept;
import static zoetrope.animation.AnimationCase.removed;
import static zoetrope.animation.AnimationCase.replaced;

import java.util.List;
import zoetrope.animation.AnimationCase.Start;

/** Cases of animations that make mobjects appear and disappear. */
final class AppearingCases {
  private AppearingCases() {}

  static List<AnimationCase> creations() {
    return List.of(
        kept("ShowCreation", 1, Start.INVISIBLE, w -> w.a, w -> showCreation(w.a)),
        kept("Create", 1, Start.INVISIBLE, w -> w.pair, w -> create(w.pair)),
        removed("Uncreate", 1, Start.AS_IT_WAS, w -> w.a, w -> uncreate(w.a)),
        kept("DrawBorderThenFill", 2, Start.INVISIBLE, w -> w.a, w -> drawBorderThenFill(w.a)),
        kept("Write", 1, Start.INVISIBLE, w -> w.text, w -> write(w.text)),
        kept("Write backwards", 1, Start.INVISIBLE, w -> w.text, w -> write(w.text).reverse(true)),
        kept("Write much", 2, Start.INVISIBLE, w -> w.sentence, w -> write(w.sentence)),
        removed("Unwrite much", 2, Start.AS_IT_WAS, w -> w.sentence, w -> unwrite(w.sentence)),
        removed("Unwrite", 1, Start.AS_IT_WAS, w -> w.text, w -> unwrite(w.text)),
        removed("Unwrite fw", 1, Start.AS_IT_WAS, w -> w.text, w -> unwrite(w.text).reverse(false)),
        kept("Subsets", 1, Start.INVISIBLE, w -> w.text, w -> showIncreasingSubsets(w.text)),
        changed(
            "OneByOne",
            1,
            Start.INVISIBLE,
            w -> w.pair,
            w -> showSubmobjectsOneByOne(w.pair),
            w -> w.pair.last()),
        kept("Words", 0.8, Start.INVISIBLE, w -> w.text, w -> addTextWordByWord(w.text)),
        kept(
            "Words by letters",
            0.9,
            Start.INVISIBLE,
            w -> w.text,
            w -> addTextWordByWord(w.text).timePerLetter(0.1)),
        kept("Letters", 0.9, Start.INVISIBLE, w -> w.text, w -> addTextLetterByLetter(w.text)),
        removed(
            "No letters", 0.9, Start.AS_IT_WAS, w -> w.text, w -> removeTextLetterByLetter(w.text)),
        kept(
            "Typed",
            0.9,
            Start.OTHERWISE,
            w -> w.text,
            w -> typeWithCursor(w.text, w.cursor).leaveCursorOn(false)),
        removed(
            "Untyped",
            0.9,
            Start.OTHERWISE,
            w -> w.text,
            w -> untypeWithCursor(w.text, w.cursor).leaveCursorOn(false)),
        kept("SpiralIn", 1, Start.INVISIBLE, w -> w.pair, w -> spiralIn(w.pair)));
  }

  static List<AnimationCase> fades() {
    return List.of(
        kept("FadeIn", 1, Start.INVISIBLE, w -> w.a, w -> fadeIn(w.a).shift(UP).scale(2)),
        kept("FadeIn from", 1, Start.INVISIBLE, w -> w.a, w -> fadeIn(w.a).targetPosition(w.b)),
        removed("FadeOut", 1, Start.AS_IT_WAS, w -> w.a, w -> fadeOut(w.a).shift(UP).scale(2)),
        removed("FadeOut to", 1, Start.AS_IT_WAS, w -> w.a, w -> fadeOut(w.a).targetPosition(w.b)),
        kept("FromPoint", 1, Start.INVISIBLE, w -> w.a, w -> fadeInFromPoint(w.a, UP)),
        removed("ToPoint", 1, Start.AS_IT_WAS, w -> w.a, w -> fadeOutToPoint(w.a, UP)),
        kept("VFadeIn", 1, Start.INVISIBLE, w -> w.a, w -> vFadeIn(w.a)),
        removed("VFadeOut", 1, Start.AS_IT_WAS, w -> w.a, w -> vFadeOut(w.a)),
        removed("VFadeInThenOut", 1, Start.INVISIBLE, w -> w.a, w -> vFadeInThenOut(w.a)),
        replaced("FadeTransform", 1, w -> w.a, w -> w.text, w -> fadeTransform(w.a, w.text)),
        replaced("Pieces", 1, w -> w.pair, w -> w.text, w -> fadeTransformPieces(w.pair, w.text)),
        changed(
            "FadeToColor",
            1,
            Start.AS_IT_WAS,
            w -> w.a,
            w -> fadeToColor(w.a, RED),
            w -> w.a.setColor(RED)));
  }
}
