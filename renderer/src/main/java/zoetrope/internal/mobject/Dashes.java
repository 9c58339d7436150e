package zoetrope.internal.mobject;

import zoetrope.geometry.Path;
import zoetrope.geometry.PathBuilder;
import zoetrope.internal.geometry.PathParts;

/** Paths divided into dashes. */
public final class Dashes {
  private Dashes() {}

  public static double requireRatio(double ratio) {
    if (!(ratio > 0 && ratio <= 1)) {
      throw new IllegalArgumentException(
          "the dashed part of a line is " + ratio + "; it must be above 0 and at most 1");
    }
    return ratio;
  }

  /**
   * Returns {@code count} equal dashes along {@code whole}, each as a subpath. Together, they cover
   * the fraction {@code ratio} of its length. An open path begins and ends with a dash. If {@code
   * count} is 1, an open path is returned whole.
   */
  public static Path along(Path whole, int count, double ratio) {
    boolean closed = whole.subpathCount() == 1 && whole.isClosed(0);
    if (ratio == 1 || count == 1 && !closed || whole.isEmpty()) {
      return whole;
    }
    double dash = ratio / count;
    double gap = (1 - ratio) / (closed ? count : count - 1);
    PathBuilder dashes = Path.builder();
    for (int i = 0; i < count; i++) {
      double from = PathParts.curveFraction(whole, i * (dash + gap));
      double to = PathParts.curveFraction(whole, i * (dash + gap) + dash);
      dashes.append(PathParts.part(whole, from, to).path());
    }
    return dashes.build();
  }
}
