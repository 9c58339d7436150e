package zoetrope.scenes.notes;

import static zoetrope.Zoetrope.*;

import java.util.ArrayList;
import java.util.List;
import zoetrope.animation.Animation;
import zoetrope.mobject.Group;
import zoetrope.mobject.Mobject;

/** The title at the top of the stage: the number of a step, its description, and its formula. */
final class StepTitle {
  private static final double Y = 3.4;
  private static final double EDGE = 6.7;

  private Group<Mobject<?>> shown;

  /** Returns animations that replace the previous title by that of step {@code number}. */
  List<Animation<?>> next(int number, String words, String formula) {
    var title = group();
    var ring = circle(0.28).setStroke(YELLOW, 3);
    ring.moveTo(at(-EDGE + 0.28, Y));
    var digit = integerNumber(number).fontSize(36).setColor(YELLOW).moveTo(ring);
    var text = text(words).fontSize(44);
    text.nextTo(ring, RIGHT, 0.25);
    title.add(ring, digit, text);
    if (!formula.isEmpty()) {
      title.add(tex(formula).fontSize(40).moveTo(at(EDGE, Y), RIGHT));
    }
    List<Animation<?>> change = new ArrayList<>();
    if (shown != null) {
      change.add(fadeOut(shown).shift(up(0.5)));
    }
    change.add(fadeIn(title).shift(up(0.5)));
    shown = title;
    return change;
  }
}
