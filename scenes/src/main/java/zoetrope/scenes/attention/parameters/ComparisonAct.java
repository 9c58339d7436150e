package zoetrope.scenes.attention.parameters;

import static zoetrope.Zoetrope.*;

import zoetrope.mobject.Group;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.camera.CameraFrame;
import zoetrope.scenes.components.FrameShape;

/**
 * The value matrix would have far more parameters than query and key, so it is built differently.
 */
final class ComparisonAct extends Act<Void> {
  private final FrameShape shape = FrameShape.current();
  private final QueryAndKeyAct.Result small;
  private final ValueAct.Result value;
  private final Group<Group<Mobject<?>>> groups;

  ComparisonAct(QueryAndKeyAct.Result small, ValueAct.Result value) {
    this.small = small;
    this.value = value;
    groups = new Group<>(group(0), group(1));
  }

  /** Returns all objects of the query matrix if {@code i} is 0, or of the key matrix if it is 1. */
  private Group<Mobject<?>> group(int i) {
    return new Group<>(small.matrices().get(i), small.titles().get(i), small.totals().get(i));
  }

  @Override
  protected Void construct() {
    putThemBesideEachOther();
    compareTheTotals();
    crossOut();
    return null;
  }

  private void putThemBesideEachOther() {
    if (shape != FrameShape.LANDSCAPE) {
      putThemAbove();
      return;
    }
    for (int i = 0; i < 2; i++) {
      groups.get(i).generateTarget().scale(2).nextTo(value.matrix(), LEFT, 2.5);
      groups.get(i).target().setY(i == 0 ? 1.25 : -1.25);
    }
    play(
        animate(camera(), c -> c.reorient(0, 0, 0, at(-1.58, 0.02), 9.22)),
        laggedStartMap(groups, group -> moveToTarget(group)));
    pause();
  }

  private void putThemAbove() {
    boolean square = shape == FrameShape.SQUARE;
    for (int i = 0; i < 2; i++) {
      double side = i == 0 ? -1 : 1;
      groups.get(i).generateTarget().setWidth(square ? 4.9 : 7.4);
      groups.get(i).target().moveTo(square ? at(2.65 * side, 4.4) : at(0, 4.8 - 0.95 * side));
    }
    play(laggedStartMap(groups, group -> moveToTarget(group)));
    pause();
  }

  private void compareTheTotals() {
    var around = surroundingRectangle(value.product().result()).setStroke(RED_B, 3);
    var aroundSmall = small.totals().map(total -> surroundingRectangle(total));
    aroundSmall.get(0).setStroke(YELLOW, 3);
    aroundSmall.get(1).setStroke(TEAL, 3);
    var veil = fullScreenFadeRectangle().scale(2).setFillOpacity(0.5);
    add(veil, value.product().result());
    play(fadeIn(veil), showCreation(around));
    pause();
    small.totals().saveState();
    // The totals are in front of the veil now. They are dimmed, so that they look as if
    // they were still behind it.
    bringToFront(small.totals().fade(0.5));
    play(transformFromCopy(new Group<>(around), aroundSmall), restore(small.totals()));
    pause();
    play(lasting(2), fadeOut(veil), fadeOut(aroundSmall), fadeOut(around));
  }

  private void crossOut() {
    Group<Mobject<?>> product = value.product().all();
    // A cross over the whole equation would hide the equals sign. Thin, steep lines leave the
    // digits
    // legible.
    var cross = cross(value.product().result()).setStrokeWidth(0, 5, 0).scale(1.1);
    cross.stretchToHeight(0.8);
    play(
        laggedStart(
                fadeOut(groups).shift(UR.times(2)).scale(0.5),
                showCreation(cross),
                animate(camera(), this::showTheFactors))
            .lagRatio(0.1)
            .runTime(2));
    pause();
    if (shape == FrameShape.PORTRAIT) {
      // The title makes room for value-up.
      play(fadeOut(product, cross), animate(value.title(), title -> title.shift(up(0.6))));
    } else {
      play(fadeOut(product, cross));
    }
  }

  /** Moves the camera to the place of the two factors of the value matrix. */
  private CameraFrame showTheFactors(CameraFrame camera) {
    var matrix = value.matrix();
    return switch (shape) {
      case LANDSCAPE -> camera.setHeight(8).moveTo(RIGHT);
      case SQUARE -> camera.moveTo(matrix.center().plus(at(-0.8, 0.5)));
      case PORTRAIT -> camera.moveTo(matrix.center().plus(at(0.5, 0.5)));
    };
  }
}
