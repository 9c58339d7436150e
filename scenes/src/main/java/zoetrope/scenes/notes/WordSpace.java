package zoetrope.scenes.notes;

import static zoetrope.Zoetrope.*;

import java.util.List;
import java.util.Map;
import zoetrope.attention.RealMatrix;
import zoetrope.color.Color;
import zoetrope.geometry.Vec;
import zoetrope.mobject.camera.CameraFrame;
import zoetrope.mobject.changing.ValueTracker;
import zoetrope.mobject.coordinates.GridStyle;
import zoetrope.mobject.coordinates.Range;
import zoetrope.mobject.coordinates.ThreeDAxes;
import zoetrope.mobject.lines.Arrow;
import zoetrope.mobject.text.Text;
import zoetrope.scenes.components.FrameShape;

/** Three dimensions of the space of embeddings, and the camera that swings around it slowly. */
final class WordSpace {
  private static final Map<String, Color> COLORS =
      Map.of(
          "man", BLUE_D,
          "woman", MAROON_B,
          "king", BLUE_B,
          "queen", PINK,
          "apple", GREEN,
          "cherry", GREEN_B);
  static final double START = 3;

  /** The mean angle of the camera's swing, in radians. */
  private static final double MIDDLE = -34 * DEGREES;

  private static final double SWING_DEGREES = 13;
  private static final double PERIOD_SECONDS = 40;

  private final FrameShape shape = FrameShape.current();
  private final WordVectors vectors;

  /** The axes, with a floor. */
  final ThreeDAxes axes;

  /**
   * The distance of the origin from the middle of the frame, in units of the space: to the right,
   * or downwards in a portrait frame.
   */
  final ValueTracker offset = valueTracker(START);

  private double time;

  WordSpace(WordVectors vectors) {
    this.vectors = vectors;
    Range range = Range.of(-3, 3);
    axes = threeDAxes(range, Range.of(0, 3), range);
    var floor = numberPlane(range, range, GridStyle.lines(GREY, 1, 0.5));
    floor.axes().setOpacity(0);
    axes.add(floor.rotate(PI / 2, RIGHT));
    nameAxis("1", axes.c2p(2.75, 0.3, 0));
    nameAxis("2", axes.c2p(0.25, 2.75, 0));
    nameAxis("3", axes.c2p(0, 0.3, 2.75));
  }

  /** Names an axis after one of the shown directions, which are mixtures of all dimensions. */
  private void nameAxis(String direction, Vec end) {
    axes.add(tex("u_" + direction).fontSize(30).setColor(GREY_A).moveTo(end).fixOrientation());
  }

  static Color color(String word) {
    return COLORS.get(word);
  }

  /** Returns the point of the tip of a vector [1, C]. */
  Vec tip(RealMatrix vector) {
    double[] seen = vectors.seen(vector);
    return axes.c2p(seen[0], seen[1], seen[2]);
  }

  Vec tip(String word) {
    return tip(vectors.of(word));
  }

  /** Returns the arrow from the origin to the tip. */
  Arrow arrow(RealMatrix vector) {
    return new Arrow(axes.origin(), tip(vector)).buff(0);
  }

  Arrow arrow(String word) {
    return arrow(vectors.of(word)).setStroke(color(word), 5);
  }

  /** Returns the word beyond the tip of its arrow. It faces the camera at all times. */
  Text label(String word) {
    var label = text(word).fontSize(30).setColor(color(word)).setBackstroke(BLACK, 4);
    Vec tip = tip(word);
    Vec way = tip.minus(axes.origin());
    // The word is beside the tip when the camera is in the middle of its swing. For an upright or
    // left-leaning arrow it is on the left, because the arrows of differences lead to the right.
    // A word beside a high tip would be on the vertical axis, so it is above these arrows.
    Vec across = at(StrictMath.cos(MIDDLE), 0, -StrictMath.sin(MIDDLE));
    boolean high = way.y() > 1.5 && way.x() < 0;
    boolean leftwards = !high && (way.x() < 0 || way.dot(across) < 0);
    boolean near = way.z() > 0 && leftwards;
    double distance = (near ? 0.1 : 0.2) + label.width() / 2;
    Vec aside = across.times(leftwards ? -distance : distance);
    double rise = high ? 0.45 : near ? -0.3 : -0.05;
    label.moveTo(tip.plus(aside).plus(up(rise)));
    return label.fixOrientation();
  }

  /** Returns the arrow from the tip of {@code from} to that of {@code to}. */
  Arrow difference(String from, String to) {
    return new Arrow(tip(from), tip(to)).buff(0).setStroke(YELLOW, 5);
  }

  /** Sets up the camera, which swings around the vertical axis during the whole film. */
  void direct(CameraFrame camera) {
    // The camera is far away so that near words are hardly larger than far ones.
    camera.setFloorPlaneXz().setFieldOfView(15 * DEGREES);
    aim(camera);
    camera.addUpdater(
        (frame, dt) -> {
          time += dt;
          aim(frame);
        });
  }

  private void aim(CameraFrame camera) {
    double degrees = MIDDLE / DEGREES + SWING_DEGREES * StrictMath.sin(TAU * time / PERIOD_SECONDS);
    double angle = degrees * DEGREES;
    Vec rightwards = at(StrictMath.cos(angle), 0, -StrictMath.sin(angle));
    double across = shape.choose(1, 0.55, 0) * offset.value();
    double down = shape.choose(0, 0.6, 1) * offset.value();
    Vec middle = rightwards.times(-across).plus(up(0.2 + down));
    camera.reorient(degrees, -16, 0, middle, shape.choose(6.4, 8.6, 11.5));
  }

  /** Returns all words, in the order of the vocabulary. */
  static List<String> words() {
    return WordVectors.WORDS;
  }
}
