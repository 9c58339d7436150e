package zoetrope.scenes.models;

import static zoetrope.Zoetrope.*;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import zoetrope.geometry.Vec;
import zoetrope.mobject.Group;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.camera.CameraFrame;
import zoetrope.mobject.text.IntegerNumber;
import zoetrope.scenes.components.Commentary;
import zoetrope.scenes.components.Conventions;
import zoetrope.scenes.components.FrameShape;

/**
 * The act with all heads, in rows of layers or, in a portrait frame, in columns of layers: a close
 * view first, then the whole wall.
 */
final class WallAct extends Act<WallAct.Result> {
  private final Commentary narration = new Commentary(this::say, this::time, this::pauseUntil);

  private static final double MIDDLE = 0.25;

  private final FrameShape shape = FrameShape.current();

  /** Whether each column shows a layer; otherwise each row shows one. */
  private final boolean tall = shape == FrameShape.PORTRAIT;

  private final ModelHeads heads;
  private final int rows;
  private final int columns;
  private final double pitch;

  /** The objects that later acts use: panels by layer and head, and the names of the wall. */
  record Result(List<List<HeadPanel>> panels, Group<Mobject<?>> wall, Group<Mobject<?>> names) {}

  WallAct(ModelHeads heads) {
    this.heads = heads;
    rows = tall ? heads.heads() : heads.layers();
    columns = tall ? heads.layers() : heads.heads();
    pitch = Math.min(shape.choose(12.2, 8, 6.6) / columns, shape.choose(6.3, 7.4, 12) / rows);
  }

  @Override
  protected Result construct() {
    List<List<HeadPanel>> panels = new ArrayList<>();
    Group<Mobject<?>> wall = group();
    for (int layer = 0; layer < heads.layers(); layer++) {
      List<HeadPanel> row = new ArrayList<>();
      for (int head = 0; head < heads.heads(); head++) {
        var panel = new HeadPanel(heads.pattern(layer, head), place(layer, head), 0.9 * pitch);
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
    show(frame, shape.choose(1.6, 1.8, 1.75)).moveTo(first.ground).shift(up(0.1 * pitch));
    play(fadeIn(first.ground), fadeIn(tokens));
    var legend = first.legend();
    if (shape == FrameShape.SQUARE) {
      legend.nextTo(first.ground, DOWN, 0.08 * pitch);
    } else {
      legend.nextTo(first.ground, RIGHT, 0.15 * pitch);
    }
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
        animate(frame, f -> show(f, 3.2).moveTo(place(1, heads.heads() / 2))).runTime(3));
    play(animate(frame, f -> f.setHeight(frameHeight()).toCenter()).runTime(3));
    var names = names();
    play(fadeIn(names));
    narration.tell("All heads of " + heads.model() + " for one phrase.");
    pause(3);
    play(fadeOut(names));
    narration.finish();
    return new Result(panels, wall, names);
  }

  /** Lets the camera show this many panels, one above the other or, if tall, side by side. */
  private CameraFrame show(CameraFrame camera, double panels) {
    return tall ? camera.setWidth(panels * pitch) : camera.setHeight(panels * pitch);
  }

  private Vec place(int layer, int head) {
    return tall ? at(x(layer), y(head)) : at(x(head), y(layer));
  }

  private double x(int column) {
    return (column - (columns - 1) / 2.0) * pitch + 0.4;
  }

  private double y(int row) {
    return MIDDLE + ((rows - 1) / 2.0 - row) * pitch;
  }

  private Group<Mobject<?>> names() {
    Group<Mobject<?>> names = group();
    double left = x(0) - 0.6 * pitch;
    for (int row = 0; row < rows; row++) {
      names.add(number(row).moveTo(at(left, y(row)), RIGHT));
    }
    double top = y(0) + 0.45 * pitch + 0.2;
    for (int column = 0; column < columns; column++) {
      names.add(number(column).moveTo(at(x(column), top)));
    }
    var ofColumns = text(tall ? "layer" : "head").fontSize(24).setColor(GREY_B);
    names.add(ofColumns.moveTo(at(left + 0.05, top), RIGHT));
    var ofRows = text(tall ? "head" : "layer").fontSize(24).setColor(GREY_B).rotate(PI / 2);
    double middle = (y(0) + y(rows - 1)) / 2;
    names.add(ofRows.moveTo(at(left - 0.4, middle), RIGHT));
    var caption = text(heads.model() + ":  " + String.join(" ", shown())).fontSize(28);
    double y = shape.choose(3.6, 3.4, 6.6);
    names.add(caption.setMaxWidth(shape.choose(13, 9, 7.8)).moveTo(down(y)));
    return names;
  }

  /** Returns the number of the layer or head with this index. */
  private IntegerNumber number(int index) {
    return integerNumber(Conventions.numberOf(index))
        .fontSize(Math.min(28, 44 * pitch))
        .setColor(GREY_B);
  }

  private List<String> shown() {
    return heads.tokens().stream().map(String::strip).toList();
  }
}
