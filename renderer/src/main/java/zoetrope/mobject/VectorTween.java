package zoetrope.mobject;

import zoetrope.frame.Style;
import zoetrope.geometry.Affine;
import zoetrope.geometry.Path;
import zoetrope.internal.geometry.PathAlignment;
import zoetrope.internal.mobject.Gradients;
import zoetrope.internal.mobject.StyleTween;
import zoetrope.internal.mobject.Styles;

/**
 * An interpolation of a path and its style to another path and style. If both are the same path in
 * two places (moved, scaled, rotated), only the map changes and the path stays shared.
 */
final class VectorTween implements Tween {
  private final VMobject<?> subject;
  private final VMobject<?> start;
  private final VMobject<?> end;
  private final MotionPath motion;

  /** The interpolation; created for the first frame, because many runs draw no frames. */
  private Tween between;

  VectorTween(VMobject<?> subject, VMobject<?> start, VMobject<?> end, MotionPath motion) {
    this.subject = subject;
    this.start = start.snapshot();
    this.end = end.snapshot();
    this.motion = motion;
  }

  @Override
  public void at(double alpha) {
    if (alpha == 0) {
      subject.setState(start.localPath(), start.place(), start.selfStyle());
    } else if (alpha == 1) {
      subject.setState(end.localPath(), end.place(), end.selfStyle());
    } else {
      if (between == null) {
        between = start.localPath().equals(end.localPath()) ? inPlace() : reshaped();
      }
      between.at(alpha);
    }
  }

  private Tween inPlace() {
    Path path = start.localPath();
    StyleTween styles = StyleTween.of(start.selfStyle(), end.selfStyle(), path.anchorCount());
    return alpha ->
        subject.setState(path, motion.mix(start.place(), end.place(), alpha), styles.at(alpha));
  }

  private Tween reshaped() {
    PathAlignment aligned = motion.align(start.path(), end.path());
    Path structure = aligned.first().path();
    double[] from = structure.coordinates();
    double[] to = aligned.second().path().coordinates();
    StyleTween styles =
        StyleTween.of(
            Styles.follow(placedStyle(start), aligned.first()),
            Styles.follow(placedStyle(end), aligned.second()),
            structure.anchorCount());
    return alpha -> {
      Path path = structure.withCoordinates(mixed(from, to, alpha));
      subject.setState(path, Affine.IDENTITY, styles.at(alpha));
    };
  }

  private static Style placedStyle(VMobject<?> shape) {
    return Gradients.placed(shape.selfStyle(), shape.place());
  }

  private double[] mixed(double[] from, double[] to, double alpha) {
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
