package zoetrope.scenes.attention.heads;

import static zoetrope.Zoetrope.*;

import java.util.ArrayList;
import java.util.List;
import zoetrope.animation.Animation;
import zoetrope.geometry.Vec;
import zoetrope.mobject.Group;
import zoetrope.mobject.lines.Arrow;
import zoetrope.mobject.shapes.Rectangle;
import zoetrope.mobject.text.Tex;
import zoetrope.scenes.components.FrameShape;

/** Four heads side by side: each pattern leads to its row of values. */
final class HeadValuesAct extends Act<HeadValuesAct.Result> {
  /** The number of heads shown. */
  static final int SHOWN = 4;

  private final FrameShape shape = FrameShape.current();
  private final TitleAct.Result titles;
  private final PanelsAct.Result before;
  private final Tex moreHeads = tex("\\dots").fontSize(96);

  /**
   * The result of the act.
   *
   * @param boxes the edges of the boxes below the patterns
   * @param values three values and dots for each box
   */
  record Result(Group<Rectangle> boxes, Group<Group<Tex>> values) {}

  HeadValuesAct(TitleAct.Result titles, PanelsAct.Result before) {
    this.titles = titles;
    this.before = before;
  }

  @Override
  protected Result construct() {
    Group<PatternPanel> patterns = flatten();
    before.labels().from(2).forEach(group -> group.become(group.target()));
    Group<Group<Tex>> labels = before.labels().map(group -> group.to(SHOWN));
    add(patterns, labels.get(0), labels.get(1));
    return makeValues(patterns, labels);
  }

  /** Returns the panels of the first heads, left to right. */
  private Group<PatternPanel> flatten() {
    var panels = before.panels();
    var labels = before.labels();
    var count = before.count();
    panels.forEach(panel -> panel.generateTarget().withoutWords());
    Group<PatternPanel> row = panels.map(panel -> panel.target());
    arrange(row);
    row.to(-SHOWN).setOpacity(0);
    placeLabels(row);
    if (shape == FrameShape.PORTRAIT) {
      moreHeads.scale(0.7).rotate(PI / 2).moveTo(row.get(-SHOWN - 1), UP);
    } else {
      moreHeads.moveTo(row.get(-SHOWN - 1), LEFT).shift(right(0.25));
    }
    count.generateTarget().shift(UP).setOpacity(0);
    play(
        animate(camera(), c -> c.reorient(0, 0, 0, ORIGIN, shape.choose(8, 13, 16))).runTime(2),
        fadeOut(titles.title()).shift(UP),
        moveToTarget(count).remover(true),
        moveToTarget(labels.get(0)).timeSpan(0.5, 2),
        moveToTarget(labels.get(1)).timeSpan(0.5, 2),
        fadeOut(labels.get(2)),
        fadeOut(labels.get(3)),
        laggedStartMap(panels, panel -> moveToTarget(panel)).lagRatio(0.01),
        write(moreHeads).timeSpan(1.5, 2));
    remove(panels, labels);
    return panels.slice(-SHOWN, panels.size()).copy().reverse();
  }

  /** Puts the panels side by side, or in a portrait frame one below the other. */
  private void arrange(Group<PatternPanel> row) {
    switch (shape) {
      case LANDSCAPE -> row.arrange(LEFT, 0.5).setHeight(1.5).toEdge(LEFT).shift(up(2));
      case SQUARE -> row.arrange(LEFT, 0.6).setHeight(2.5).toEdge(LEFT).shift(up(3.8));
      case PORTRAIT -> {
        row.forEach(panel -> panel.setHeight(2.1));
        row.arrange(UP, 0.75);
        row.shift(at(-3, 5.8).minus(row.last().center()));
      }
    }
  }

  /**
   * Puts key and query above the left edge of each pattern. The labels of W_V appear later, with
   * their boxes.
   */
  private void placeLabels(Group<PatternPanel> row) {
    var labels = before.labels();
    labels.forEach(Group::generateTarget);
    for (int n = 0; n < labels.first().size() - 1; n++) {
      PatternPanel panel = row.get(-1 - n);
      for (Group<Tex> group : labels) {
        var label = group.target().get(n).setFillOpacity(1).setHeight(0.35);
        if (shape == FrameShape.LANDSCAPE) {
          label.rotate(-PanelsAct.LABEL_ANGLE, UP);
        }
      }
      var key = labels.get(1).target().get(n).nextTo(panel, UP, 0.25, LEFT);
      labels.get(0).target().get(n).nextTo(key, RIGHT, 0.35);
    }
    placeDots(labels);
    labels.forEach(group -> group.target().from(SHOWN).setOpacity(0));
  }

  /**
   * Puts the dots behind the last label, so that they do not stay among the labels when these
   * spread out.
   */
  private void placeDots(Group<Group<Tex>> labels) {
    Tex last = labels.get(0).target().get(-2);
    for (Group<Tex> group : List.of(labels.get(1), labels.get(0))) {
      var dots = group.target().last();
      if (shape == FrameShape.LANDSCAPE) {
        dots.rotate(-90 * DEGREES, UP);
      }
      last = dots.nextTo(last, RIGHT, 0.35);
    }
  }

  private Result makeValues(Group<PatternPanel> patterns, Group<Group<Tex>> labels) {
    List<Rectangle> all = new ArrayList<>();
    List<Group<Tex>> contents = new ArrayList<>();
    List<Arrow> ways = new ArrayList<>();
    for (int n = 0; n < SHOWN; n++) {
      var box = box(patterns.get(n));
      all.add(box);
      contents.add(values(n + 1, box));
      ways.add(way(patterns.get(n), box));
      var up = labels.get(3).get(n).nextTo(box, UP, SMALL_BUFF, LEFT);
      labels.get(2).get(n).nextTo(up, RIGHT, 0.35);
    }
    var boxes = group(all);
    var values = group(contents);
    var arrows = group(ways);
    var moreValues = moreHeads.copy();
    play(
        laggedStart(diagrams(patterns, boxes, values)).lagRatio(0.25),
        comeDown(labels.get(3)),
        comeDown(labels.get(2)),
        laggedStartMap(arrows, arrow -> growArrow(arrow)).lagRatio(0.25),
        animate(moreValues, dots -> beside(dots, boxes)).timeSpan(1, 1.75));
    pause();
    return new Result(boxes, values);
  }

  private Rectangle box(PatternPanel pattern) {
    var box = pattern.rectangle.copy();
    return switch (shape) {
      case LANDSCAPE -> box.toEdge(DOWN, 1.5);
      case SQUARE -> box.stretchToHeight(1.5).setY(0);
      case PORTRAIT -> box.stretchToHeight(1.7).stretchToWidth(3.1).setX(1.15);
    };
  }

  private Arrow way(PatternPanel pattern, Rectangle box) {
    return switch (shape) {
      case LANDSCAPE -> arrow(pattern.bottom(), box.top()).buff(0.5).shift(up(0.25));
      case SQUARE -> arrow(pattern.bottom(), box.top()).buff(0.4).shift(up(0.3));
      case PORTRAIT -> arrow(pattern.right(), box.left()).buff(0.2);
    };
  }

  private Tex beside(Tex dots, Group<Rectangle> boxes) {
    return shape == FrameShape.PORTRAIT ? dots.matchX(boxes) : dots.matchY(boxes);
  }

  private static List<Animation<?>> diagrams(
      Group<PatternPanel> patterns, Group<Rectangle> boxes, Group<Group<Tex>> values) {
    List<Animation<?>> animations = new ArrayList<>();
    for (int n = 0; n < SHOWN; n++) {
      var diagram = group(boxes.get(n), values.get(n));
      animations.add(fadeTransform(patterns.get(n).copy(), diagram));
    }
    return animations;
  }

  private static Animation<?> comeDown(Group<Tex> labels) {
    return laggedStartMap(labels, label -> fadeIn(label).shift(DOWN)).lagRatio(0.25);
  }

  private static Group<Tex> values(int head, Rectangle box) {
    List<Tex> row = new ArrayList<>();
    for (int n = 1; n <= 3; n++) {
      row.add(tex("\\vec{\\textbf{v}}_" + n + "^{(" + head + ")}").setColor(RED));
    }
    row.add(tex("\\dots"));
    Vec center = box.center();
    return group(row).arrange(RIGHT).setWidth(0.8 * box.width()).moveTo(center);
  }
}
