package zoetrope.scenes.attention.heads;

import static zoetrope.Zoetrope.*;

import java.util.ArrayList;
import java.util.List;
import zoetrope.animation.Animation;
import zoetrope.color.Color;
import zoetrope.geometry.Vec;
import zoetrope.mobject.Group;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.camera.CameraFrame;
import zoetrope.mobject.text.Tex;
import zoetrope.scenes.components.Conventions;
import zoetrope.scenes.components.FrameShape;

/** The head becomes the first of many, each with separate matrices. */
final class PanelsAct extends Act<PanelsAct.Result> {
  /** Labels turn about the vertical axis by this angle, to be legible from the side. */
  static final double LABEL_ANGLE = 70 * DEGREES;

  private static final int MAX_LABELS = 9;

  /** The number of labels beside the panels, where they are closer to each other. */
  private static final int MAX_LABELS_BESIDE = 6;

  private static final double ROW = 0.75;

  /** The distance of two columns of labels beside the panels. */
  private static final double COLUMN = 0.95;

  private final FrameShape shape = FrameShape.current();
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
        animate(camera(), this::lookFromTheSide).runTime(2),
        animate(before.ground(), ground -> ground.setFillOpacity(0.75)),
        replacementTransform(before.singleHead().first(), panels.last()).timeSpan(1, 2));
  }

  private void showAllPanels() {
    List<Animation<?>> spreading = new ArrayList<>();
    for (PatternPanel panel : panels) {
      spreading.add(fadeTransform(panels.last().copy(), panel));
    }
    play(
        animate(camera(), this::lookAtAllPanels).runTime(4),
        laggedStart(spreading).lagRatio(0.1).runTime(4));
    add(panels);
    pause();
  }

  private Group<Group<Tex>> labelTheMatrices() {
    var labels =
        group(
            row("W_Q", YELLOW),
            row("W_K", TEAL),
            row("\\downarrow W_V", Conventions.VALUE_DOWN),
            row("\\uparrow W_V", Conventions.VALUE_UP));
    play(
        laggedStartMap(labels.get(0), label -> fadeIn(label).shift(up(0.2))).lagRatio(0.25),
        animate(camera(), this::lookAtLabels).runTime(2));
    for (int n = 1; n < labels.size(); n++) {
      List<Animation<?>> animations = new ArrayList<>();
      animations.add(
          laggedStartMap(labels.get(n), label -> fadeIn(label).shift(up(0.2)))
              .lagRatio(0.1)
              .runTime(1)
              .mayCross());
      for (Group<Tex> above : labels.to(n)) {
        Vec aside = wide() ? up(ROW) : right(COLUMN);
        animations.add(animate(above, row -> row.shift(aside)));
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
    for (int n = 1;
        n <= Math.min(wide() ? MAX_LABELS : MAX_LABELS_BESIDE, panels.size() - 1);
        n++) {
      // The names of factors are longer; at full size they would reach the next name.
      var label = tex(matrix + "^{(" + n + ")}").fontSize(matrix.startsWith("\\") ? 27 : 36);
      all.add(wide() ? label.nextTo(panels.get(-n), UP) : beside(label, panels.get(-n)));
      if (matrix.startsWith("\\")) {
        label.get(0).nextTo(label.get(1), LEFT, 0.025);
      }
    }
    var row = group(all).setColor(color).setBackstroke(BLACK, 5);
    var dots = tex("\\dots").fontSize(90);
    if (wide()) {
      row.alignTo(panels, LEFT);
      row.forEach(label -> label.rotate(LABEL_ANGLE, UP));
      dots.rotate(90 * DEGREES, UP).nextTo(row, IN, 0.5);
    } else {
      dots.scale(0.5).rotate(PI / 2).moveTo(row.last()).shift(IN);
    }
    row.add(dots.matchStyle(row.first()));
    return row;
  }

  private boolean wide() {
    return shape == FrameShape.LANDSCAPE;
  }

  /** Puts the label beside the upper part of the panel, which no panel in front of it covers. */
  private static Tex beside(Tex label, PatternPanel panel) {
    return label.nextTo(panel, RIGHT, 0.15, UP);
  }

  private Group<Group<Tex>> dim(Group<Group<Tex>> labels) {
    return labels.shift(wide() ? up(1) : ORIGIN).setFillOpacity(0.5).setBackstroke(BLACK, 0);
  }

  private CameraFrame lookFromTheSide(CameraFrame camera) {
    return wide()
        ? camera.reorient(41, -12, 0, at(-1, -1.42, 1.09), 12.9)
        : camera.reorient(8, -25, 0, at(0, -1, 0), shape.choose(0, 16, 19));
  }

  private CameraFrame lookAtAllPanels(CameraFrame camera) {
    return wide()
        ? camera.reorient(48, -11, 0, at(-1, -1.42, 1.09), 12.9)
        : camera.reorient(6, -38, 0, at(0.2, -0.8, 1), shape.choose(0, 17, 20));
  }

  private CameraFrame lookAtLabels(CameraFrame camera) {
    return wide()
        ? camera.reorient(59, -7, 0, at(-1.62, 0.25, 1.29), 14.18)
        : camera.reorient(4, -38, 0, at(1.8, -0.6, 4), shape.choose(0, 13.5, 19.5));
  }

  private CameraFrame lookAtTheCount(CameraFrame camera) {
    return wide()
        ? camera.reorient(54, -8, 0, at(-0.6, 0.7, -0.51), 16)
        : camera.reorient(1, -38, 0, at(1.1, -0.8, 1), shape.choose(0, 18.5, 26));
  }

  private Group<Mobject<?>> countTheHeads(Group<Group<Tex>> labels) {
    // Most heads are not drawn: dots behind the last panel stand for them, and the brace covers
    // them.
    var others = tex("\\dots").fontSize(120);
    if (wide()) {
      others.rotate(90 * DEGREES, UP).nextTo(panels, IN, 0.5).alignTo(panels, RIGHT);
    } else {
      others.rotate(PI / 2).nextTo(panels.first(), UP, 0.4);
    }
    double depth = panels.depth() + 0.6;
    if (heads.count() > panels.size()) {
      depth += others.depth() + 0.5;
    } else {
      others.setOpacity(0);
    }
    var brace = braceBetween(left(depth / 4), right(depth / 4), UP).scale(2);
    var number = text(String.valueOf(heads.count())).fontSize(96).nextTo(brace, UP);
    var count = group(brace, number, others);
    double middle = panels.z() - (depth - panels.depth() - 0.6) / 2;
    if (wide()) {
      // The count is above the right edges, because these are visible for all panels.
      group(brace, number)
          .rotate(90 * DEGREES, UP)
          .nextTo(panels, UP, 0.7)
          .alignTo(panels, RIGHT)
          .setZ(middle);
    } else {
      // The brace lies beside the upper edges, which are visible for all panels.
      brace.rotate(90 * DEGREES).rotate(90 * DEGREES, LEFT);
      brace.nextTo(panels, LEFT, 0.2).alignTo(panels, UP).setZ(middle);
      number.scale(0.8).nextTo(brace, LEFT, 0.2);
    }
    add(brace, number);
    add(labels);
    play(
        animate(camera(), this::lookAtTheCount).runTime(5),
        growFromCenter(brace),
        animate(labels, this::dim),
        fadeIn(others).timeSpan(0.5, 1.5),
        fadeIn(number).shift(up(0.5)).timeSpan(0.5, 1.5));
    return count;
  }
}
