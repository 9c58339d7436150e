package zoetrope.scenes.notebook;

import static zoetrope.Zoetrope.*;

import zoetrope.animation.Animation;
import zoetrope.mobject.Group;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.text.Tex;
import zoetrope.mobject.text.Text;
import zoetrope.scenes.components.FrameShape;

/**
 * The number, name and formula of a way to average words, at the top of the frame: on one line, or
 * in a portrait frame on two.
 */
record Heading(Text name, Tex formula) {
  /** Returns the heading {@code words} with {@code formula} after or below them. */
  static Heading of(String words, String formula) {
    FrameShape shape = FrameShape.current();
    var name = text(words).fontSize(shape.choose(48, 40, 44)).toCorner(UL, 0.45);
    var tex = tex(formula).fontSize(shape.choose(44, 34, 44)).setColor(GREY_A);
    if (shape == FrameShape.PORTRAIT) {
      tex.nextTo(name, DOWN, 0.3).alignTo(name, LEFT);
    } else {
      tex.toCorner(UR, 0.35).matchY(name);
      // A tall formula is lower than the name, so that it keeps off the edge of the frame.
      tex.shift(down(Math.max(0, tex.y(UP) - (frameHeight() / 2 - 0.35))));
    }
    return new Heading(name, tex);
  }

  /** Returns an animation that hides another heading before it shows this one. */
  Animation<?> replace(Heading old) {
    return animationGroup(
        fadeOut(old.all()).timeSpan(0, 0.55), fadeIn(all()).shift(up(0.3)).timeSpan(0.45, 1));
  }

  Group<Mobject<?>> all() {
    return group(name, formula);
  }
}
