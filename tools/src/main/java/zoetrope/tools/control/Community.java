package zoetrope.tools.control;

import static zoetrope.Zoetrope.*;

import zoetrope.animation.RateFunction;
import zoetrope.color.Color;
import zoetrope.frame.Stroke;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.shapes.Circle;
import zoetrope.mobject.shapes.Square;
import zoetrope.mobject.shapes.Triangle;
import zoetrope.mobject.text.AbstractNumber;
import zoetrope.mobject.text.Tex;
import zoetrope.scene.PlayOptions;

/** What the community's Manim takes where nothing is named, in Zoetrope's words. */
final class Community {
  /** The sigmoid that it calls smooth. */
  static final RateFunction SMOOTH = COMMUNITY_SMOOTH;

  /** Its own way there and back. */
  static final RateFunction THERE_AND_BACK = t -> SMOOTH.at(t < 0.5 ? 2 * t : 2 - 2 * t);

  /** Its own twice smooth. */
  static final RateFunction DOUBLE_SMOOTH =
      t -> t < 0.5 ? 0.5 * SMOOTH.at(2 * t) : 0.5 * (1 + SMOOTH.at(2 * t - 1));

  /** Its own fast start. */
  static final RateFunction RUSH_FROM = t -> 2 * SMOOTH.at((t + 1) / 2) - 1;

  /** Its own fast end. */
  static final RateFunction RUSH_INTO = t -> 2 * SMOOTH.at(t / 2);

  /** A play that is eased as it eases one. */
  static final PlayOptions SMOOTHLY = PlayOptions.NONE.rate(SMOOTH);

  /** The font size that is its 48: its formulas are larger by a twenty-fourth. */
  static final double FONT_SIZE = 50;

  private Community() {}

  /** The object as it is, without the thin border that fills have. */
  static <M extends Mobject<M>> M bare(M mobject) {
    return mobject.setFillBorder(0);
  }

  /** The object in outline: a white stroke of width 4 whose corners are mitred. */
  static <M extends Mobject<M>> M outlined(M mobject) {
    return outlined(mobject, WHITE);
  }

  /** The object in outline of a colour. */
  static <M extends Mobject<M>> M outlined(M mobject, Color color) {
    return mobject.setStroke(color, 4).setJoin(Stroke.Join.MITER);
  }

  /** The object filled, with a stroke of width 4 in the same colour. */
  static <M extends Mobject<M>> M filled(M mobject, Color color) {
    return bare(outlined(mobject, color).setFill(color, 1));
  }

  /** A square as it is drawn where nothing is named. */
  static Square plainSquare() {
    return outlined(square());
  }

  /** A circle as it is drawn where nothing is named. */
  static Circle plainCircle() {
    return outlined(circle(), RED);
  }

  /** A triangle as it is drawn where nothing is named. */
  static Triangle plainTriangle() {
    return outlined(triangle(), BLUE);
  }

  /** A number as it sets one at its font size 48: of formulas, gaps of 0.048 between characters. */
  static <N extends AbstractNumber<N>> N number(N number) {
    return number.asFormula().fontSize(FONT_SIZE).digitBuff(0.048 / FONT_SIZE).setFillBorder(0);
  }

  /** A formula as it sets one at its font size 48, in glyphs that are not made bolder. */
  static Tex formula(String... latex) {
    return tex(latex).fontSize(FONT_SIZE).setFillBorder(0);
  }
}
