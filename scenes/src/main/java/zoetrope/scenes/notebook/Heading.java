package zoetrope.scenes.notebook;

import static zoetrope.Zoetrope.*;

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
    }
    return new Heading(name, tex);
  }

  Group<Mobject<?>> all() {
    return group(name, formula);
  }
}
