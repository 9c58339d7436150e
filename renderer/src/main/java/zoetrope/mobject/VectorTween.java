package zoetrope.mobject;

import zoetrope.frame.Style;
import zoetrope.geometry.Affine;
import zoetrope.geometry.Path;
import zoetrope.geometry.PathAlignment;

/**
 * The way of a path and its style to another path and style. Where both are the same path in two
 * places (moved, scaled, turned), only the map changes and the path stays shared.
 */
final class VectorTween implements Tween {
  private final VMobject<?> subject;
  private final VMobject<?> start;
  private final VMobject<?> end;
  private final MotionPath motion;
  private final boolean samePath;
  private final Path structure;
  private final double[] from;
  private final double[] to;
  private final StyleTween styles;

  private VectorTween(VMobject<?> subject, VMobject<?> start, VMobject<?> end, MotionPath motion) {
    this.subject = subject;
    this.start = start;
    this.end = end;
    this.motion = motion;
    this.samePath = start.localPath().equals(end.localPath());
    if (samePath) {
      structure = start.localPath();
      from = null;
      to = null;
      styles = StyleTween.of(start.selfStyle(), end.selfStyle(), structure.anchorCount());
    } else {
      PathAlignment aligned = motion.align(start.path(), end.path());
      structure = aligned.first().path();
      from = structure.coordinates();
      to = aligned.second().path().coordinates();
      styles =
          StyleTween.of(
              Styles.follow(start.selfStyle(), aligned.first()),
              Styles.follow(end.selfStyle(), aligned.second()),
              structure.anchorCount());
    }
  }

  /** The way of {@code subject} from the state of {@code start} to that of {@code end}. */
  static Tween of(VMobject<?> subject, VMobject<?> start, VMobject<?> end, MotionPath motion) {
    return new VectorTween(subject, start.snapshot(), end.snapshot(), motion);
  }

  @Override
  public void at(double alpha) {
    if (alpha == 0) {
      subject.setState(start.localPath(), start.place(), start.selfStyle());
    } else if (alpha == 1) {
      subject.setState(end.localPath(), end.place(), end.selfStyle());
    } else {
      Style style = styles.at(alpha);
      if (samePath) {
        subject.setState(structure, motion.mix(start.place(), end.place(), alpha), style);
      } else {
        subject.setState(structure.withCoordinates(mixed(alpha)), Affine.IDENTITY, style);
      }
    }
  }

  private double[] mixed(double alpha) {
    double[] result = new double[from.length];
    if (motion.isStraight()) {
      for (int i = 0; i < result.length; i++) {
        result[i] = (1 - alpha) * from[i] + alpha * to[i];
      }
      return result;
    }
    motion.mix(alpha, from, to, result);
    return result;
  }
}
