package zoetrope.scenes.components;

import static zoetrope.Zoetrope.*;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import zoetrope.animation.Animation;
import zoetrope.animation.AnimationGroup;
import zoetrope.geometry.Vec;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.lines.Line;

/**
 * Glowing arcs that carry context from several sources into a target. Each arc is a flash in a
 * random warm colour, and stronger arcs are wider. The flashes start in random order. The arcs are
 * fixed in the frame if the target is.
 *
 * <pre>{@code
 * play(new ContextAnimation(noun, adjectives).strokeWidths(0, 10).animation(random()));
 * }</pre>
 */
public final class ContextAnimation {
  private final Mobject<?> target;
  private final List<? extends Mobject<?>> sources;
  private Vec direction = UP;
  private double timeWidth = 2;
  private double minStrokeWidth;
  private double maxStrokeWidth = 5;
  private double pathArc = PI / 2;
  private double runTime = 3;
  private Double lagRatio;
  private double[] strengths = {};

  /** Creates arcs from each of {@code sources} to {@code target}. */
  public ContextAnimation(Mobject<?> target, List<? extends Mobject<?>> sources) {
    this.target = target;
    this.sources = sources;
  }

  /**
   * Sets the side of the objects where the arcs start and end. The arcs bulge to this side. It is
   * UP or DOWN for objects in a row, LEFT or RIGHT for objects in a column.
   */
  public ContextAnimation direction(Vec side) {
    direction = side;
    return this;
  }

  /** Sets the length of the light as a fraction of the arc. */
  public ContextAnimation timeWidth(double width) {
    timeWidth = width;
    return this;
  }

  /** Sets the stroke widths for the strengths 0 and 1. */
  public ContextAnimation strokeWidths(double weakest, double strongest) {
    minStrokeWidth = weakest;
    maxStrokeWidth = strongest;
    return this;
  }

  /** Sets the angle of the arcs in radians; negative arcs bulge to the other side. */
  public ContextAnimation pathArc(double angle) {
    pathArc = angle;
    return this;
  }

  /**
   * Sets the delay between successive flashes, divided by the run time of one flash. By default,
   * all delays together are half of it.
   */
  public ContextAnimation lagRatio(double ratio) {
    lagRatio = ratio;
    return this;
  }

  /** Sets the total run time in seconds. */
  public ContextAnimation runTime(double seconds) {
    runTime = seconds;
    return this;
  }

  /**
   * Sets the strength of each source, in [0, 1], such as attention weights. The default is squares
   * of random numbers.
   */
  public ContextAnimation strengths(double... values) {
    strengths = values.clone();
    return this;
  }

  /** Returns the animation. Colours and order are drawn from {@code random}. */
  public AnimationGroup animation(Random random) {
    List<Animation<?>> flashes = new ArrayList<>();
    for (int i = 0; i < sources.size(); i++) {
      double uniform = random.nextDouble();
      double strength = i < strengths.length ? strengths[i] : uniform * uniform;
      double width = (1 - strength) * minStrokeWidth + strength * maxStrokeWidth;
      Line arc = arc(sources.get(i)).setStroke(RandomColors.bright(random, 0.1, 0.3), width);
      flashes.add(vShowPassingFlash(arc).timeWidth(timeWidth));
    }
    Collections.shuffle(flashes, random);
    double lag = lagRatio != null ? lagRatio : 0.5 / sources.size();
    return laggedStart(flashes).lagRatio(lag).runTime(runTime);
  }

  private Line arc(Mobject<?> source) {
    boolean inColumn = direction.y() == 0;
    boolean first = inColumn ? source.y() > target.y() : source.x() < target.x();
    double side = inColumn ? direction.x() : direction.y();
    double sign = Math.signum(side) * (first ? -1 : 1);
    var arc = line(source.corner(direction), target.corner(direction)).pathArc(sign * pathArc);
    return target.fixedInFrame() == 1 ? arc.fixInFrame() : arc;
  }
}
