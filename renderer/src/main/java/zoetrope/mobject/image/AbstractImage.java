package zoetrope.mobject.image;

import zoetrope.frame.Item;
import zoetrope.geometry.Affine;
import zoetrope.geometry.Bounds;
import zoetrope.internal.diagnostics.Preconditions;
import zoetrope.internal.mobject.NotFiniteException;
import zoetrope.mobject.GridLayout;
import zoetrope.mobject.Group;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.MotionPath;
import zoetrope.mobject.Tween;

/**
 * A rectangular image that moves and fades as a whole: the base of raster images and camera
 * displays.
 */
public abstract class AbstractImage<S extends AbstractImage<S>> extends Mobject<S> {
  private Affine place;
  private double opacity = 1;

  /** Creates an image of {@code width} x {@code height} scene units around the origin. */
  protected AbstractImage(double width, double height) {
    place = Affine.scaling(width / 2, height / 2, 1);
  }

  /** Returns the map from the square with corners (-1, -1) and (1, 1) to the rectangle. */
  public final Affine place() {
    return place;
  }

  /** Returns the opacity, in [0, 1], which multiplies the alpha of the pixels. */
  public final double opacity() {
    return opacity;
  }

  @Override
  protected final Bounds selfBounds() {
    return Item.SQUARE.transform(place);
  }

  @Override
  protected final Affine selfBox() {
    return Item.SQUARE.toBox().then(place);
  }

  @Override
  protected final void transformSelf(Affine map) {
    setState(place.then(map), opacity);
  }

  @Override
  protected final void setOpacitySelf(double newOpacity) {
    Preconditions.require(
        newOpacity >= 0 && newOpacity <= 1, "opacity %s is not in [0, 1]", newOpacity);
    setState(place, newOpacity);
  }

  @Override
  protected final void fadeSelf(double factor) {
    setOpacitySelf(factor);
  }

  private void setState(Affine newPlace, double newOpacity) {
    if (!newPlace.equals(place) || newOpacity != opacity) {
      place = newPlace;
      opacity = newOpacity;
      changedSelf();
    }
  }

  /**
   * Checks that the image's place is finite.
   *
   * @throws IllegalArgumentException if it is not
   */
  protected final void requireFinite() {
    if (!place.isFinite()) {
      throw NotFiniteException.ofPosition(kind());
    }
  }

  @Override
  protected void becomeSelf(Mobject<?> other) {
    super.becomeSelf(other);
    if (other instanceof AbstractImage<?> p) {
      setState(p.place, p.opacity);
    } else {
      replaceStretched(other);
    }
  }

  @Override
  protected Mobject<?> pointLike() {
    return copy().setOpacity(0).scale(0);
  }

  /** Interpolates place and opacity. */
  @Override
  protected Tween tweenSelf(Mobject<?> start, Mobject<?> end, MotionPath motion) {
    if (!(start instanceof AbstractImage<?> a) || !(end instanceof AbstractImage<?> b)) {
      throw new IllegalArgumentException(
          "an image cannot be transformed into "
              + Preconditions.a(end.kind())
              + ": use fadeTransform(...)");
    }
    Affine from = a.place;
    Affine to = b.place;
    double opaque = a.opacity;
    double opaqueEnd = b.opacity;
    return super.tweenSelf(start, end, motion)
        .and(
            t -> {
              double mixed = t == 1 ? opaqueEnd : (1 - t) * opaque + t * opaqueEnd;
              setState(
                  t == 0 ? from : t == 1 ? to : motion.mix(from, to, t),
                  Math.max(0, Math.min(1, mixed)));
            });
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
