package zoetrope.animation.indication;

import java.util.ArrayList;
import java.util.List;
import zoetrope.animation.Animation;
import zoetrope.animation.Host;
import zoetrope.frame.Style;
import zoetrope.internal.diagnostics.Preconditions;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.VMobject;

/**
 * An animation that moves a visible part along each path: {@code showPassingFlash} moves a window,
 * {@code vShowPassingFlash} a bump of the stroke width. The mobject is removed at the end.
 */
public final class PassingFlash extends Animation<PassingFlash> {
  /** The minimum number of anchors for a smooth bump. */
  private static final int MIN_ANCHORS = 65;

  private static final double WINDOW_WIDTH = 0.1;
  private static final double BUMP_WIDTH = 0.3;
  private static final double TAPER_WIDTH = 0.05;

  private final boolean bump;
  private double timeWidth;
  private double taperWidth = TAPER_WIDTH;
  private List<VMobject<?>> members;
  private List<VMobject<?>> wholes;

  /** The paths in {@link #wholes}; for a bump, with at least {@link #MIN_ANCHORS} anchors each. */
  private List<VMobject<?>> tracks;

  PassingFlash(Mobject<?> mobject, boolean bump) {
    super(mobject);
    this.bump = bump;
    this.timeWidth = bump ? BUMP_WIDTH : WINDOW_WIDTH;
    remover(true);
  }

  /**
   * Sets the length of the flash divided by the length of the path, above 0; may be more than 1.
   *
   * @throws IllegalArgumentException if it is not above 0
   */
  public PassingFlash timeWidth(double width) {
    timeWidth = Preconditions.requireAbove("the time width", width, 0);
    return this;
  }

  /**
   * Sets the share of the path over which the stroke tapers at each end, in [0, 0.5]; 0.05 by
   * default.
   *
   * @throws IllegalArgumentException if it is out of this range
   */
  public PassingFlash taperWidth(double width) {
    Preconditions.require(width >= 0 && width <= 0.5, "taper width %s is not in [0, 0.5]", width);
    taperWidth = width;
    return this;
  }

  @Override
  protected void start(Host host) {
    members = new ArrayList<>();
    wholes = new ArrayList<>();
    tracks = new ArrayList<>();
    for (Mobject<?> m : mobject().familyWithPoints()) {
      if (m instanceof VMobject<?> v) {
        members.add(v);
        VMobject<?> whole = (VMobject<?>) (Mobject<?>) v.copy();
        wholes.add(whole);
        tracks.add(bump ? withAnchors(whole) : whole);
      }
    }
  }

  private static VMobject<?> withAnchors(VMobject<?> whole) {
    int missing = MIN_ANCHORS - whole.localPath().anchorCount();
    VMobject<?> track = (VMobject<?>) (Mobject<?>) whole.copy();
    return missing > 0 ? track.insertCurves(missing) : track;
  }

  @Override
  protected void show(double alpha) {
    for (int i = 0; i < members.size(); i++) {
      double p = progress(alpha, i, members.size());
      if (bump) {
        showBump(members.get(i), tracks.get(i), p);
      } else {
        double end = (1 + timeWidth) * p;
        members.get(i).becomePart(tracks.get(i), Math.max(0, end - timeWidth), Math.min(1, end));
      }
    }
  }

  private void showBump(VMobject<?> member, VMobject<?> track, double alpha) {
    member.becomePart(track, 0, 1);
    int n = member.localPath().anchorCount();
    Style style = member.style();
    double[] widths = new double[n];
    for (int i = 0; i < n; i++) {
      double x = (double) i / (n - 1);
      widths[i] = style.stroke().width(i) * taper(x) * bump(x, alpha);
    }
    member.restyleAlone(s -> s.withStroke(s.stroke().withWidths(widths)));
  }

  private double taper(double x) {
    double fromEnd = Math.min(x, 1 - x);
    return fromEnd >= taperWidth ? 1 : fromEnd / taperWidth;
  }

  /**
   * Returns a Gaussian of standard deviation {@code timeWidth / 6}. Its centre moves from before
   * the start to beyond the end.
   */
  private double bump(double x, double alpha) {
    double sigma = timeWidth / 6;
    double z = (x - (-timeWidth / 2 + alpha * (1 + timeWidth))) / sigma;
    return Math.abs(z) > 3 ? 0 : StrictMath.exp(-0.5 * z * z);
  }

  @Override
  public void cleanUp(Host host) {
    super.cleanUp(host);
    for (int i = 0; i < members.size(); i++) {
      members.get(i).becomePart(wholes.get(i), 0, 1);
    }
  }
}
