package zoetrope.scenes.notebook;

import static zoetrope.Zoetrope.*;

import zoetrope.mobject.Group;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.text.Tex;
import zoetrope.mobject.text.Text;

/** The number, name and formula of a way to average words, at the top of the frame. */
record Heading(Text name, Tex formula) {
  /** Returns the heading {@code words} with {@code formula} at the right end of the same line. */
  static Heading of(String words, String formula) {
    var name = text(words).fontSize(48).toCorner(UL, 0.45);
    var tex = tex(formula).fontSize(44).toCorner(UR, 0.35).setColor(GREY_A);
    tex.matchY(name);
    return new Heading(name, tex);
  }

  Group<Mobject<?>> all() {
    return group(name, formula);
  }
}
