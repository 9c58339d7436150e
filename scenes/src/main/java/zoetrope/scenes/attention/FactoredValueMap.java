package zoetrope.scenes.attention;

import static zoetrope.Zoetrope.*;

import zoetrope.attention.RealMatrix;
import zoetrope.color.Color;
import zoetrope.geometry.Vec;
import zoetrope.mobject.Group;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.shapes.SurroundingRectangle;
import zoetrope.mobject.text.TexText;
import zoetrope.mobject.text.Text;
import zoetrope.scenes.components.WeightMatrix;

/** The value map of a head as two factors in a box, with their names. */
final class FactoredValueMap {
  /** Value-up and value-down, next to each other. */
  final Group<WeightMatrix> pair;

  /** The box around both factors and their labels. */
  final SurroundingRectangle box;

  /** The name of the head, above the box or to the left of it. */
  final Text title;

  /** The label below value-up; its last child is an arrow to the matrix. */
  final TexText upLabel;

  /** The label below value-down; its last child is an arrow to the matrix. */
  final TexText downLabel;

  /**
   * Creates the map of head {@code number}, from 1, in a box around {@code pair} at its current
   * position.
   *
   * @param titleAbove whether the title is above the box, and not to the left of it
   */
  FactoredValueMap(int number, Group<WeightMatrix> pair, boolean titleAbove) {
    this.pair = pair;
    box = surroundingRectangle(pair, 0.25).stretchToHeight(2.5, UP).setStroke(RED, 2);
    box.roundCorners(0.1);
    title = text("Head " + number + "\nValue map").fontSize(36);
    title.nextTo(box, titleAbove ? UP : LEFT);
    upLabel = label(number, "uparrow", up(), ORIGIN, RED_B);
    downLabel = label(number, "downarrow", down(), right(0.25), RED_C);
  }

  /** Returns the two matrices next to each other, 1 unit high. */
  static Group<WeightMatrix> pair(RealMatrix up, RealMatrix down) {
    var matrices = group(new WeightMatrix(up.toRows()), new WeightMatrix(down.toRows()));
    return matrices.arrange(RIGHT, 0.1 * matrices.first().width()).setHeight(1);
  }

  /** Returns the matrix value-up. */
  WeightMatrix up() {
    return pair.get(0);
  }

  /** Returns the matrix value-down. */
  WeightMatrix down() {
    return pair.get(1);
  }

  /** Returns the name of what a head keeps: papers call value-down its value matrix. */
  Text titleOfTheMatrix() {
    var name = text(title.source().replace("map", "matrix")).fontSize(36);
    return name.setMaxWidth(1.1 * title.width()).moveTo((Mobject<?>) title);
  }

  private TexText label(int number, String sign, WeightMatrix matrix, Vec aside, Color color) {
    var label = texText("Value$^{(" + number + ")}_{\\" + sign + "}$").fontSize(30);
    label.nextTo(pair, DOWN, 0.5);
    label.last().scaleAboutEdge(1.5, UL);
    label.matchX(matrix).shift(aside);
    Mobject<?> middleLetter = label.get(2);
    label.add(fillArrow(middleLetter, matrix).buff(0).thickness(0.025).scale(0.6));
    return label.setFill(color);
  }
}
