package zoetrope.scenes.models;

import static zoetrope.Zoetrope.*;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import zoetrope.mobject.Group;
import zoetrope.mobject.Mobject;
import zoetrope.scenes.components.Commentary;
import zoetrope.scenes.components.Conventions;

/** The act with all heads in rows of layers: a close view first, then the whole wall. */
final class WallAct extends Act<WallAct.Result> {
  private final Commentary narration = new Commentary(this::say, this::time, this::pauseUntil);

  private static final double MAX_WIDTH = 12.2;
  private static final double MAX_HEIGHT = 6.3;
  private static final double MIDDLE = 0.25;

  private final ModelHeads heads;
  private final double pitch;

  /** The objects that later acts use: panels by layer and head, and the names of the wall. */
  record Result(List<List<HeadPanel>> panels, Group<Mobject<?>> wall, Group<Mobject<?>> names) {}

  WallAct(ModelHeads heads) {
    this.heads = heads;
    pitch = Math.min(MAX_WIDTH / heads.heads(), MAX_HEIGHT / heads.layers());
  }

  @Override
  protected Result construct() {
    List<List<HeadPanel>> panels = new ArrayList<>();
    Group<Mobject<?>> wall = group();
    for (int layer = 0; layer < heads.layers(); layer++) {
      List<HeadPanel> row = new ArrayList<>();
      for (int head = 0; head < heads.heads(); head++) {
        var panel = new HeadPanel(heads.pattern(layer, head), at(x(head), y(layer)), 0.9 * pitch);
        row.add(panel);
        wall.add(panel.all());
      }
      panels.add(row);
    }
    narration.tell(
        "A pattern of attention: each column is a token, its discs are what it takes from those"
            + " beside the rows.");
    var first = panels.get(0).get(0);
    var frame = camera();
    var tokens = first.names(heads.tokens());
    frame.setHeight(1.6 * pitch).moveTo(first.ground).shift(up(0.1 * pitch));
    play(fadeIn(first.ground), fadeIn(tokens));
    var legend = first.legend().nextTo(first.ground, RIGHT, 0.15 * pitch);
    play(
        laggedStart(first.discs, disc -> growFromCenter(disc)).runTime(2),
        fadeIn(legend).timeSpan(1, 2));
    pause(1.5);
    Group<Mobject<?>> others = group(wall.from(1));
    play(fadeOut(legend).timeSpan(0, 0.4), fadeIn(others).timeSpan(0.4, 1));
    remove(others);
    add(wall);
    narration.tell(
        String.format(
            Locale.ROOT,
            "A layer of this model has %d heads, and there are %d layers.",
            heads.heads(),
            heads.layers()));
    play(
        fadeOut(tokens),
        animate(frame, f -> f.setHeight(3.2 * pitch).moveTo(at(x(heads.heads() / 2), y(1))))
            .runTime(3));
    play(animate(frame, f -> f.setHeight(8).toCenter()).runTime(3));
    var names = names();
    play(fadeIn(names));
    narration.tell("All heads of " + heads.model() + " for one phrase.");
    pause(3);
    play(fadeOut(names));
    narration.finish();
    return new Result(panels, wall, names);
  }

  private double x(int head) {
    return (head - (heads.heads() - 1) / 2.0) * pitch + 0.4;
  }

  private double y(int layer) {
    return MIDDLE + ((heads.layers() - 1) / 2.0 - layer) * pitch;
  }

  private Group<Mobject<?>> names() {
    Group<Mobject<?>> names = group();
    double left = x(0) - 0.6 * pitch;
    for (int layer = 0; layer < heads.layers(); layer++) {
      var number =
          integerNumber(Conventions.numberOf(layer))
              .fontSize(Math.min(28, 44 * pitch))
              .setColor(GREY_B);
      names.add(number.moveTo(at(left, y(layer)), RIGHT));
    }
    double top = y(0) + 0.45 * pitch + 0.2;
    for (int head = 0; head < heads.heads(); head++) {
      var number =
          integerNumber(Conventions.numberOf(head))
              .fontSize(Math.min(28, 44 * pitch))
              .setColor(GREY_B);
      names.add(number.moveTo(at(x(head), top)));
    }
    names.add(text("layer").fontSize(24).setColor(GREY_B).moveTo(at(left - 0.1, top), RIGHT));
    double right = x(heads.heads() - 1) + 0.45 * pitch + 0.1;
    names.add(text("head").fontSize(24).setColor(GREY_B).moveTo(at(right, top), LEFT));
    var caption = text(heads.model() + ":  " + String.join(" ", shown())).fontSize(28);
    names.add(caption.setMaxWidth(13).moveTo(down(3.6)));
    return names;
  }

  private List<String> shown() {
    return heads.tokens().stream().map(String::strip).toList();
  }
}
