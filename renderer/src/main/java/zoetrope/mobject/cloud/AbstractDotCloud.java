package zoetrope.mobject.cloud;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import zoetrope.color.Color;
import zoetrope.color.ColorGradient;
import zoetrope.frame.Camera;
import zoetrope.frame.Item;
import zoetrope.frame.Paint;
import zoetrope.frame.Stroke;
import zoetrope.frame.Style;
import zoetrope.geometry.Affine;
import zoetrope.geometry.Bounds;
import zoetrope.geometry.Vec;
import zoetrope.internal.diagnostics.Messages;
import zoetrope.internal.diagnostics.Preconditions;
import zoetrope.internal.mobject.Styles;
import zoetrope.mobject.GridLayout;
import zoetrope.mobject.Group;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.MotionPath;
import zoetrope.mobject.Tween;
import zoetrope.mobject.display.DepthSortable;
import zoetrope.mobject.display.DisplayListBuilder;
import zoetrope.mobject.display.Shading;

/** Round dots in space that face the camera and form one object. */
public abstract class AbstractDotCloud<S extends AbstractDotCloud<S>> extends Mobject<S> {
  private double[] points;
  private double[] radii;
  private List<Color> colors = List.of();
  private Style style;
  private double glow;
  private DotItems items;
  private DepthSortable sortable;
  private Affine facing;

  /** The shading of the dots; null for flat dots. */
  private Shading shading;

  private Shading shadedWith;
  private Vec shadedFor;

  /**
   * Creates dots with one colour and one radius in scene units.
   *
   * @throws IllegalArgumentException if the radius is negative or not finite, or a point is not
   *     finite
   */
  protected AbstractDotCloud(List<Vec> points, Color color, double radius) {
    this.points = flat(points);
    this.style = new Style(new Paint.Solid(color), 0, Stroke.NONE, Stroke.NONE);
    this.radii = new double[] {Preconditions.requireNotNegative("a dot's radius", radius)};
  }

  private static double[] flat(List<Vec> points) {
    double[] result = new double[3 * points.size()];
    for (int i = 0; i < points.size(); i++) {
      Vec p = points.get(i);
      if (!p.isFinite()) {
        throw new IllegalArgumentException(
            "the position of dot " + i + " of a cloud must be finite, not " + p);
      }
      result[3 * i] = p.x();
      result[3 * i + 1] = p.y();
      result[3 * i + 2] = p.z();
    }
    return result;
  }

  // --- dots ---

  /** Returns the number of dots. */
  public final int dotCount() {
    return points.length / 3;
  }

  /**
   * Returns the centre of dot {@code i}.
   *
   * @throws IndexOutOfBoundsException if there is no such dot
   */
  public final Vec dot(int i) {
    if (i < 0 || i >= dotCount()) {
      throw new IndexOutOfBoundsException(
          "there is no dot " + i + " in " + Preconditions.a(kind()) + " of " + dotCount());
    }
    return new Vec(points[3 * i], points[3 * i + 1], points[3 * i + 2]);
  }

  /** Returns the centres of all dots. */
  public final List<Vec> dots() {
    return IntStream.range(0, dotCount()).mapToObj(this::dot).toList();
  }

  /** Replaces the dots; radii and colours are spread over the new ones. */
  public S setDots(List<Vec> middles) {
    setPoints(flat(middles));
    return self();
  }

  /** Adds dots after the present ones. */
  public S addDots(List<Vec> middles) {
    double[] more = flat(middles);
    double[] all = Arrays.copyOf(points, points.length + more.length);
    System.arraycopy(more, 0, all, points.length, more.length);
    setPoints(all);
    return self();
  }

  /** Keeps only each {@code n}-th dot; {@code n} is at least 1. */
  public S thinOut(int n) {
    Preconditions.requireAtLeast("the step of thinning out", n, 1);
    List<Vec> remaining = new ArrayList<>();
    for (int i = 0; i < dotCount(); i += n) {
      remaining.add(dot(i));
    }
    return setDots(remaining);
  }

  /** Returns the radius of dot {@code i} in scene units. */
  public final double radius(int i) {
    return radii[(int) ((long) i * radii.length / Math.max(1, dotCount()))];
  }

  /** Sets the radius in scene units; several radii are spread evenly over the dots, in order. */
  public S setRadius(double... newRadii) {
    Preconditions.require(newRadii.length != 0, "a cloud of dots needs at least one radius");
    for (double r : newRadii) {
      Preconditions.requireNotNegative("a dot's radius", r);
    }
    radii = newRadii.clone();
    changedSelf();
    return self();
  }

  /**
   * Sets how dots fade from their centres. At fraction r of the radius, the opacity is multiplied
   * by {@code (1 - r)^factor}; a factor of 0 gives dots with a sharp edge.
   */
  public S setGlowFactor(double factor) {
    glow = Preconditions.requireNotNegative("a glow factor", factor);
    changedSelf();
    return self();
  }

  /**
   * Shades the dots like balls with {@code phong(0.5, 0.1, 0.2)}; nearer dots hide farther ones.
   * Such dots do not glow.
   */
  public S make3d() {
    return make3d(0.5, 0.1, 0.2);
  }

  /** Shades the dots like balls; see {@link Shading#phong(double, double, double)}. */
  public S make3d(double reflectiveness, double gloss, double shadow) {
    shading = Shading.phong(reflectiveness, gloss, shadow);
    changedSelf();
    return applyDepthTest();
  }

  /** Returns how dots fade from their centres; see {@link #setGlowFactor}. */
  public final double glowFactor() {
    return glow;
  }

  /** Spreads colours evenly over the dots, in order. Opacities stay. */
  public S setDotColors(List<Color> newColors) {
    colors = List.copyOf(newColors);
    changedSelf();
    return self();
  }

  /** Gives the dots, in order, the colours of a gradient. */
  public S setColorGradient(Color... gradient) {
    return setDotColors(ColorGradient.samples(List.of(gradient), Math.max(1, dotCount())));
  }

  /** Returns the colour of dot {@code i}, including its opacity. */
  public final Color dotColor(int i) {
    Color fill = style.fill().firstColor();
    return colors.isEmpty()
        ? fill
        : colors
            .get((int) ((long) i * colors.size() / Math.max(1, dotCount())))
            .withAlpha(fill.alpha());
  }

  /** Shows only the first dots of {@code whole}, a fraction of them in [0, 1]. */
  public S becomePart(AbstractDotCloud<?> whole, double fraction) {
    int n = whole.dotCount();
    int count = (int) Math.max(0, Math.min(n, Math.rint(fraction * n)));
    double[] part = Arrays.copyOf(whole.points, 3 * count);
    show(new DotState(part, whole.radii, whole.colors, style, glow));
    return self();
  }

  private void setPoints(double[] newPoints) {
    points = newPoints;
    changedSelf();
  }

  // --- mobject ---

  @Override
  protected Bounds selfBounds() {
    Bounds box = Bounds.EMPTY;
    for (int i = 0; i < points.length; i += 3) {
      box = box.union(Bounds.of(new Vec(points[i], points[i + 1], points[i + 2])));
    }
    return box;
  }

  @Override
  public boolean hasPoints() {
    return points.length > 0;
  }

  @Override
  protected void transformSelf(Affine map) {
    double[] moved = new double[points.length];
    map.apply(points, moved, dotCount());
    setPoints(moved);
  }

  @Override
  protected void mapPointsSelf(UnaryOperator<Vec> function) {
    setDots(dots().stream().map(function).toList());
  }

  @Override
  protected void scaledSelf(double factor) {
    setRadius(Arrays.stream(radii).map(radius -> radius * factor).toArray());
  }

  @Override
  protected Style selfStyle() {
    return style;
  }

  @Override
  protected void restyleSelf(UnaryOperator<Style> change) {
    Style changed = change.apply(style);
    if (!changed.equals(style)) {
      Color before = style.fill().firstColor().withAlpha(1);
      if (!before.equals(changed.fill().firstColor().withAlpha(1))) {
        colors = List.of();
      }
      style = changed;
      changedSelf();
    }
  }

  @Override
  protected void setOpacitySelf(double opacity) {
    restyleSelf(s -> Styles.fill(s, c -> c.withAlpha(opacity)));
  }

  @Override
  protected void fadeSelf(double factor) {
    restyleSelf(s -> Styles.fill(s, c -> c.withAlpha(c.alpha() * factor)));
  }

  @Override
  protected void changedSelf() {
    items = null;
    sortable = null;
  }

  // --- items ---

  @Override
  protected void emitSelf(DisplayListBuilder out) {
    out.markUncacheable();
    if (points.length == 0 || style.fill().isInvisible()) {
      return;
    }
    Camera camera = fixedInFrame() >= 0.5 ? Camera.DEFAULT : out.camera();
    Affine turn = camera.isUpright() ? Affine.IDENTITY : camera.orientation().toAffine();
    Shading lit = shading == null ? null : out.lit(shading);
    if (items == null || !turn.equals(facing) || needsShading(lit, camera.eye())) {
      facing = turn;
      shadedWith = lit;
      shadedFor = camera.eye();
      items = new DotItems(this, turn, lit, shadedFor);
      sortable = null;
    }
    if (!isDepthTested(out)) {
      for (Item item : items.items()) {
        addFlat(item, out);
      }
      return;
    }
    if (sortable == null) {
      sortable = items.sortable(selfBox());
    }
    out.add(sortable, fixedInFrame() >= 0.5);
  }

  private boolean needsShading(Shading lit, Vec eye) {
    return lit != null && (!lit.equals(shadedWith) || lit.dependsOnEye() && !eye.equals(shadedFor));
  }

  // --- states ---

  @Override
  protected void becomeSelf(Mobject<?> other) {
    super.becomeSelf(other);
    if (other instanceof AbstractDotCloud<?> d) {
      shading = d.shading;
      show(d.frozen());
    }
  }

  @Override
  protected Mobject<?> pointLike() {
    return copy().setOpacity(0).scale(0);
  }

  /** Interpolates dots in their order; if one cloud has fewer dots, some of them split or merge. */
  @Override
  protected Tween tweenSelf(Mobject<?> start, Mobject<?> end, MotionPath motion) {
    if (!(start instanceof AbstractDotCloud<?> a) || !(end instanceof AbstractDotCloud<?> b)) {
      throw new IllegalArgumentException(
          Messages.of(
              "%s cannot be transformed into %s: use fadeTransform(...)",
              Preconditions.a(start.kind()), Preconditions.a(end.kind())));
    }
    DotTween dots = new DotTween(a.frozen(), b.frozen(), motion);
    return super.tweenSelf(start, end, motion).and(t -> show(dots.at(t)));
  }

  private DotState frozen() {
    return new DotState(points, radii, colors, style, glow);
  }

  private void show(DotState state) {
    points = state.points();
    radii = state.radii();
    colors = state.colors();
    style = state.style();
    glow = state.glow();
    changedSelf();
  }

  /** Returns a group of {@code n} copies of this object, all in the same place. */
  public final Group<S> replicate(int n) {
    return Group.ofCopies(self(), n);
  }

  /** Returns a grid of copies of this object with the rows and columns of {@code layout}. */
  public final Group<S> grid(GridLayout layout) {
    return Group.ofCopies(self(), layout);
  }
}
