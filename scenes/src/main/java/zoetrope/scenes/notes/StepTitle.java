package zoetrope.scenes.notes;

import static zoetrope.Zoetrope.*;

import java.util.ArrayList;
import java.util.List;
import zoetrope.animation.Animation;
import zoetrope.mobject.Group;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.text.Tex;
import zoetrope.mobject.text.Text;
import zoetrope.scenes.components.FrameShape;
import zoetrope.scenes.components.WordLines;

/** The title at the top of the stage: the number of a step, its description, and its formula. */
final class StepTitle {
  /** The distance between the lines of a title in a frame that is too narrow for one line. */
  private static final double PITCH = 0.62;

  private final FrameShape shape = FrameShape.current();
  private final double y = shape.choose(3.4, 4.95, 7.35);
  private final double edge = shape.choose(6.7, 5.2, 4.2);
  private Group<Mobject<?>> shown;

  /** Returns animations that replace the previous title by that of step {@code number}. */
  List<Animation<?>> next(int number, String words, String formula) {
    var title = group();
    var ring = circle(0.28).setStroke(YELLOW, 3);
    ring.moveTo(at(-edge + 0.28, y));
    var digit = integerNumber(number).fontSize(36).setColor(YELLOW).moveTo(ring);
    var text = text(words).fontSize(44);
    text.nextTo(ring, RIGHT, 0.25);
    if (shape == FrameShape.SQUARE) {
      text.setMaxWidth(edge - text.x(LEFT)).nextTo(ring, RIGHT, 0.25);
    } else if (shape == FrameShape.PORTRAIT) {
      WordLines.wrap(text.words(), edge - text.x(LEFT), PITCH);
    }
    title.add(ring, digit, text);
    if (!formula.isEmpty()) {
      title.add(place(tex(formula).fontSize(40), text));
    }
    List<Animation<?>> change = new ArrayList<>();
    if (shown != null) {
      change.add(fadeOut(shown).timeSpan(0, 0.45));
    }
    change.add(fadeIn(title).shift(up(0.3)).timeSpan(shown == null ? 0 : 0.5, 1));
    shown = title;
    return change;
  }

  /** Moves a formula to the right edge, or in a narrow frame below the words. */
  private Tex place(Tex formula, Text words) {
    return shape == FrameShape.LANDSCAPE
        ? formula.moveTo(at(edge, y), RIGHT)
        : formula.moveTo(at(words.x(LEFT), y - 1.3 * PITCH), LEFT);
  }
}
