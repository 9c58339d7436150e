package zoetrope.mobject;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.UnaryOperator;
import zoetrope.color.Color;
import zoetrope.color.Palette;
import zoetrope.color.Theme;
import zoetrope.frame.Item;
import zoetrope.frame.Paint;
import zoetrope.frame.Stroke;
import zoetrope.frame.Style;
import zoetrope.geometry.Affine;
import zoetrope.geometry.Bounds;
import zoetrope.geometry.Path;
import zoetrope.geometry.Vec;
import zoetrope.internal.diagnostics.Preconditions;
import zoetrope.internal.geometry.PathParts;
import zoetrope.internal.geometry.Resampled;
import zoetrope.internal.mobject.Channels;
import zoetrope.internal.mobject.Gradients;
import zoetrope.internal.mobject.NotFiniteException;
import zoetrope.internal.mobject.Styles;
import zoetrope.mobject.display.Shading;

/**
 * A mobject that is a path with a style. The path is immutable and often shared. Moving, scaling
 * and rotating change only the map from the path's coordinates to the scene.
 */
public abstract class VMobject<S extends VMobject<S>> extends Mobject<S> implements AlongPath<S> {
  /** The default style: unfilled, with a light grey stroke of width 4. */
  public static final Style DEFAULT_STYLE =
      new Style(
          new Paint.Solid(Palette.GREY_C.withAlpha(0)),
          0,
          Stroke.of(Palette.GREY_A, 4),
          Stroke.NONE);

  /**
   * The style of Manim Community Edition: a white stroke of width 4 with mitred corners, no fill.
   */
  private static final Style COMMUNITY_STYLE =
      new Style(
          new Paint.Solid(Palette.WHITE.withAlpha(0)),
          0,
          Stroke.of(Palette.WHITE, 4).withJoin(Stroke.Join.MITER),
          Stroke.NONE);

  private Path path = Path.EMPTY;
  private Affine place = Affine.IDENTITY;
  private Style style = defaultStyle();
  private Item.Shape item;

  /** The halo of the item, and the item without the halo; null until they are needed. */
  private Item.Shape[] apart;

  /** Returns the default style of paths in the current theme. */
  public static Style defaultStyle() {
    return Theme.choose(DEFAULT_STYLE, COMMUNITY_STYLE);
  }

  /** Creates an object without points, in the default style. */
  protected VMobject() {}

  /** Creates an object with this path, in the default style. */
  protected VMobject(Path path) {
    this.path = NotFiniteException.check("path", path);
  }

  /** Returns the path in its own coordinates; {@link #place} maps it to the scene. */
  public final Path localPath() {
    return path;
  }

  /** Returns the map from the path's own coordinates to the scene. */
  public final Affine place() {
    return place;
  }

  /** Returns the path in scene coordinates. */
  public final Path path() {
    return path.transform(place);
  }

  /** Replaces the path by one in scene coordinates, and spreads the old gradients over it. */
  public S setPath(Path newPath) {
    Style spread = Gradients.spread(style, path, place, newPath);
    setState(
        NotFiniteException.check("setPath", newPath), Affine.IDENTITY, Styles.fit(spread, newPath));
    return self();
  }

  /** Replaces the path and the map from its coordinates to the scene. */
  public S setPath(Path newPath, Affine newPlace) {
    setState(NotFiniteException.check("setPath", newPath), newPlace, Styles.fit(style, newPath));
    return self();
  }

  /** Splits the curves of the path so that there are {@code n} more; its form stays. */
  public S insertCurves(int n) {
    setResampled(PathParts.insertCurves(path, n));
    return self();
  }

  /**
   * Takes the place, the style and a part of the path of {@code whole}. The part is between two
   * fractions of the number of curves.
   */
  public S becomePart(VMobject<?> whole, double from, double to) {
    NotFiniteException.check("becomePart", from - to);
    Resampled part = PathParts.part(whole.path, from, to);
    setState(part.path(), whole.place, Styles.follow(whole.style, part));
    return self();
  }

  /** Reverses the direction of the path, together with the properties that vary along it. */
  public S reversePoints() {
    int last = path.anchorCount() - 1;
    double[] source = new double[last + 1];
    for (int i = 0; i <= last; i++) {
      source[i] = last - i;
    }
    setResampled(new Resampled(path.reversed(), source));
    return self();
  }

  private void setResampled(Resampled resampled) {
    setState(resampled.path(), place, Styles.follow(style, resampled));
  }

  @Override
  protected Bounds selfBounds() {
    return path.bounds(place);
  }

  @Override
  protected Affine selfBox() {
    return path.bounds().toBox().then(place);
  }

  @Override
  protected void transformSelf(Affine map) {
    if (!path.isEmpty()) {
      place = place.then(map);
      forgetItem();
    }
  }

  @Override
  protected void mapPointsSelf(UnaryOperator<Vec> function) {
    if (!path.isEmpty()) {
      Path mapped = path().map(function);
      setState(mapped, Affine.IDENTITY, Gradients.spread(style, path, place, mapped));
    }
  }

  @Override
  protected Style selfStyle() {
    return style;
  }

  @Override
  protected void restyleSelf(UnaryOperator<Style> change) {
    setState(path, place, Styles.fit(change.apply(style), path));
  }

  @Override
  protected void setStrokeWidthsSelf(double... widths) {
    provideAnchors(widths.length);
    double[] spread = widths.length == 1 ? widths : Channels.spread(widths, anchorsInAll());
    restyleSelf(s -> s.withStroke(s.stroke().withWidths(spread)));
  }

  @Override
  protected void setStrokeColorsSelf(List<Color> colors) {
    provideAnchors(colors.size());
    restyleSelf(
        s -> {
          double alpha = s.stroke().paint().firstColor().alpha();
          List<Color> faded = colors.stream().map(c -> c.withAlpha(alpha)).toList();
          return s.withStroke(s.stroke().withPaint(along(Channels.spread(faded, anchorsInAll()))));
        });
  }

  @Override
  protected void setStrokeOpacitiesSelf(double... opacities) {
    provideAnchors(opacities.length);
    int n =
        opacities.length == 1 && !(style.stroke().paint() instanceof Paint.StrokeGradient)
            ? 1
            : anchorsInAll();
    double[] alpha = Channels.spread(opacities, n);
    List<Color> colors = Channels.spread(style.stroke().paint().colors(), n);
    List<Color> result = new ArrayList<>();
    for (int i = 0; i < n; i++) {
      result.add(colors.get(i).withAlpha(alpha[i]));
    }
    restyleSelf(s -> s.withStroke(s.stroke().withPaint(along(result))));
  }

  @Override
  protected void setFillGradientSelf(Vec direction, List<Color> colors) {
    if (!path.isEmpty()) {
      double alpha = style.fill().firstColor().alpha();
      Paint gradient = Gradients.across(path.bounds(), direction, colors, alpha);
      restyleSelf(s -> Styles.withFill(s, gradient));
    }
  }

  private static Paint along(List<Color> colors) {
    return colors.size() == 1 ? new Paint.Solid(colors.get(0)) : new Paint.StrokeGradient(colors);
  }

  private int anchorsInAll() {
    return Math.max(1, path.anchorCount());
  }

  private void provideAnchors(int n) {
    if (n > path.anchorCount() && !path.isEmpty()) {
      setResampled(PathParts.insertCurves(path, n - path.anchorCount()));
    }
  }

  /**
   * Sets how light changes the colours of this path. The path is lit as a flat face; children do
   * not change.
   */
  public S setShading(Shading shading) {
    shade(shading);
    return self();
  }

  // --- state ---

  /** Sets path, place and style; the cached item stays if all are equal to the present ones. */
  protected final void setState(Path newPath, Affine newPlace, Style newStyle) {
    if (path != newPath || !Objects.equals(place, newPlace) || !Objects.equals(style, newStyle)) {
      path = Objects.requireNonNull(newPath);
      place = Objects.requireNonNull(newPlace);
      style = Objects.requireNonNull(newStyle);
      forgetItem();
    }
  }

  private void forgetItem() {
    changedSelf();
    lookChanged();
  }

  final Shape snapshot() {
    return new Shape(path, place, style);
  }

  @Override
  protected void changedSelf() {
    item = null;
    apart = null;
  }

  @Override
  protected Item selfItem() {
    if (path.isEmpty() || style.isInvisible()) {
      return null;
    }
    if (item == null) {
      requireFinite();
      item = new Item.Shape(path, place, style, fixedInFrame());
    }
    return item;
  }

  private boolean hasHalo() {
    return style.behind() != Stroke.NONE && !style.behind().isInvisible() && !path.isEmpty();
  }

  @Override
  final Item halo() {
    return hasHalo() ? apart()[0] : null;
  }

  @Override
  final Item itemWithoutHalo() {
    return hasHalo() ? apart()[1] : selfItem();
  }

  private Item.Shape[] apart() {
    if (apart == null) {
      requireFinite();
      Style halo = Style.NONE.withBehind(style.behind());
      Style rest = style.withBehind(Stroke.NONE);
      apart =
          new Item.Shape[] {
            new Item.Shape(path, place, halo, fixedInFrame()),
            rest.isInvisible() ? null : new Item.Shape(path, place, rest, fixedInFrame())
          };
    }
    return apart;
  }

  private void requireFinite() {
    if (!place.isFinite() || !path.bounds().isFinite()) {
      throw NotFiniteException.ofPosition(kind());
    }
  }

  @Override
  protected void becomeSelf(Mobject<?> other) {
    super.becomeSelf(other);
    if (other instanceof VMobject<?> v) {
      setState(v.path, v.place, v.style);
    }
  }

  @Override
  protected Tween tweenSelf(Mobject<?> start, Mobject<?> end, MotionPath motion) {
    Tween base = super.tweenSelf(start, end, motion);
    VMobject<?> a = vector(start);
    VMobject<?> b = vector(end);
    if (a.path.isEmpty() && b.path.isEmpty()) {
      Style from = a.style;
      Style to = b.style;
      return from.equals(to) ? base : base.and(alpha -> restyleSelf(s -> alpha < 1 ? from : to));
    }
    // An empty path grows out of the centre of the other path, or shrinks into it.
    VMobject<?> from = a.path.isEmpty() ? Shape.invisibleAt(b.center(), b) : a;
    VMobject<?> to = b.path.isEmpty() ? Shape.invisibleAt(a.center(), a) : b;
    Tween tween = base.and(new VectorTween(this, from, to, motion));
    return b.path.isEmpty() ? tween.and(t -> vanish(t, b)) : tween;
  }

  private void vanish(double alpha, VMobject<?> empty) {
    if (alpha == 1) {
      setState(empty.path, empty.place, empty.style);
    }
  }

  /** Returns the tween of this path, without its children, between two states. */
  public final Tween tween(Mobject<?> start, Mobject<?> end, MotionPath motion) {
    return tweenSelf(start, end, motion);
  }

  private static VMobject<?> vector(Mobject<?> m) {
    if (m instanceof VMobject<?> v) {
      return v;
    }
    if (!m.hasPoints()) {
      return new Shape(Path.EMPTY);
    }
    if (m.isLocation()) {
      return Shape.invisibleAt(m.center());
    }
    throw new IllegalArgumentException(
        Preconditions.a(m.kind())
            + " has no path to transform: use fadeTransform(...) between an image and a "
            + "vector object");
  }

  @Override
  boolean isPath() {
    return true;
  }

  @Override
  void pushSelfIntoChildren() {
    Shape self = snapshot();
    self.copySpatialState(this);
    addToBack(self);
    setPath(Path.EMPTY);
  }

  @Override
  protected Mobject<?> pointLike() {
    return pointLike(center());
  }

  @Override
  Mobject<?> pointLike(Vec point) {
    return Shape.invisibleAt(point, this);
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
