package zoetrope.scenes.attention.heads;

import static zoetrope.Zoetrope.*;

import java.util.ArrayList;
import java.util.List;
import zoetrope.animation.Animation;
import zoetrope.color.Color;
import zoetrope.mobject.Group;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.text.Tex;

/** The head becomes the first of many, each with separate matrices. */
final class PanelsAct extends Act<PanelsAct.Result> {
  /** Labels turn about the vertical axis by this angle, to be legible from the side. */
  static final double LABEL_ANGLE = 70 * DEGREES;

  private static final int MAX_LABELS = 9;
  private static final double ROW = 0.75;

  private final Heads heads;
  private final TitleAct.Result before;
  private final Group<PatternPanel> panels;

  /**
   * The result of the act.
   *
   * @param panels the panels of the heads, the farthest from the camera first
   * @param labels W_Q, W_K and the two factors of W_V: for each the symbols of the first heads,
   *     then dots
   * @param count the number of heads, with a brace
   */
  record Result(Group<PatternPanel> panels, Group<Group<Tex>> labels, Group<Mobject<?>> count) {}

  PanelsAct(Heads heads, TitleAct.Result before) {
    this.heads = heads;
    this.before = before;
    List<PatternPanel> all = new ArrayList<>();
    for (int i = heads.patterns().size() - 1; i >= 0; i--) {
      all.add(new PatternPanel(heads.patterns().get(i)));
    }
    panels = group(all).arrange(OUT, 1).moveTo(DOWN);
  }

  @Override
  protected Result construct() {
    turnToTheSide();
    showAllPanels();
    Group<Group<Tex>> labels = labelTheMatrices();
    return new Result(panels, labels, countTheHeads(labels));
  }

  private void turnToTheSide() {
    camera().setFloorPlaneXz();
    play(
        animate(camera(), c -> c.reorient(41, -12, 0, at(-1, -1.42, 1.09), 12.9)).runTime(2),
        animate(before.ground(), ground -> ground.setFillOpacity(0.75)),
        replacementTransform(before.singleHead().first(), panels.last()).timeSpan(1, 2));
  }

  private void showAllPanels() {
    List<Animation<?>> spreading = new ArrayList<>();
    for (PatternPanel panel : panels) {
      spreading.add(fadeTransform(panels.last().copy(), panel));
    }
    play(
        animate(camera(), c -> c.reorient(48, -11, 0, at(-1, -1.42, 1.09), 12.9)).runTime(4),
        laggedStart(spreading).lagRatio(0.1).runTime(4));
    add(panels);
    pause();
  }

  private Group<Group<Tex>> labelTheMatrices() {
    var labels =
        group(
            row("W_Q", YELLOW),
            row("W_K", TEAL),
            row("\\downarrow W_V", RED),
            row("\\uparrow W_V", PINK));
    play(
        laggedStartMap(labels.get(0), label -> fadeIn(label).shift(up(0.2))).lagRatio(0.25),
        animate(camera(), c -> c.reorient(59, -7, 0, at(-1.62, 0.25, 1.29), 14.18)).runTime(2));
    for (int n = 1; n < labels.size(); n++) {
      List<Animation<?>> animations = new ArrayList<>();
      animations.add(
          laggedStartMap(labels.get(n), label -> fadeIn(label).shift(up(0.2)))
              .lagRatio(0.1)
              .runTime(1));
      for (Group<Tex> above : labels.to(n)) {
        animations.add(animate(above, row -> row.shift(up(ROW))));
      }
      play(animations);
    }
    pause();
    return labels;
  }

  /**
   * Returns a label for each of the nearest panels, above its left edge, and dots for the others.
   */
  private Group<Tex> row(String matrix, Color color) {
    List<Tex> all = new ArrayList<>();
    for (int n = 1; n <= Math.min(MAX_LABELS, panels.size() - 1); n++) {
      var label = tex(matrix + "^{(" + n + ")}").fontSize(36);
      all.add(label.nextTo(panels.get(-n), UP));
      if (matrix.startsWith("\\")) {
        label.get(0).nextTo(label.get(1), LEFT, 0.025);
      }
    }
    var row = group(all).setColor(color).setBackstroke(BLACK, 5).alignTo(panels, LEFT);
    row.forEach(label -> label.rotate(LABEL_ANGLE, UP));
    var dots = tex("\\dots").fontSize(90).rotate(90 * DEGREES, UP).nextTo(row, IN, 0.5);
    row.add(dots.matchStyle(row.first()));
    return row;
  }

  private Group<Mobject<?>> countTheHeads(Group<Group<Tex>> labels) {
    double depth = panels.depth();
    var brace = braceBetween(left(depth / 4), right(depth / 4), UP).scale(2);
    var number = text(String.valueOf(heads.count())).fontSize(96).nextTo(brace, UP);
    var count = group(brace, number).rotate(90 * DEGREES, UP);
    // The count is above the right edges, because these are visible for all panels.
    count.nextTo(panels, UP, 0.7).alignTo(panels, RIGHT);
    add(brace, number);
    add(labels);
    play(
        animate(camera(), c -> c.reorient(54, -8, 0, at(-0.6, 0.7, -0.51), 16)).runTime(5),
        growFromCenter(brace),
        animate(labels, all -> all.shift(up(1)).setFillOpacity(0.5).setBackstroke(BLACK, 0)),
        fadeIn(number).shift(up(0.5)).timeSpan(0.5, 1.5));
    return count;
  }
}
