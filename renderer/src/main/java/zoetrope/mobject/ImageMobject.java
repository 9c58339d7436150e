package zoetrope.mobject;

import zoetrope.frame.Item;
import zoetrope.frame.Picture;
import zoetrope.geometry.Affine;
import zoetrope.geometry.Bounds;
import zoetrope.geometry.Vec;

/**
 * A raster picture, 4 units high unless scaled, as wide as it must be.
 *
 * <pre>{@code
 * var forest = new ImageMobject(Pictures.resource(getClass(), "forest.png")).setHeight(1.1);
 * }</pre>
 */
public final class ImageMobject extends Mobject<ImageMobject> {
  private static final double DEFAULT_HEIGHT = 4;
  private static final Bounds SQUARE = new Bounds(new Vec(-1, -1, 0), new Vec(1, 1, 0));

  private Picture picture;
  private Affine place;
  private double opacity = 1;
  private Item.Image item;

  /** The picture, 4 units high, centred at the origin. */
  public ImageMobject(Picture picture) {
    this.picture = picture;
    double half = DEFAULT_HEIGHT / 2;
    this.place = Affine.scaling(half * picture.width() / picture.height(), half, 1);
  }

  /** What is shown. */
  public Picture picture() {
    return picture;
  }

  /** The opacity, in [0, 1], multiplied with the picture's own. */
  public double opacity() {
    return opacity;
  }

  @Override
  protected Bounds selfBounds() {
    return SQUARE.transform(place);
  }

  @Override
  protected Affine selfBox() {
    return SQUARE.toBox().then(place);
  }

  @Override
  protected void transformSelf(Affine map) {
    setState(place.then(map), opacity);
  }

  @Override
  protected void setOpacitySelf(double newOpacity) {
    if (!(newOpacity >= 0 && newOpacity <= 1)) {
      throw new IllegalArgumentException("opacity " + newOpacity + " is not in [0, 1]");
    }
    setState(place, newOpacity);
  }

  @Override
  protected void fadeSelf(double factor) {
    setOpacitySelf(factor);
  }

  @Override
  protected void changedSelf() {
    item = null;
  }

  private void setState(Affine newPlace, double newOpacity) {
    if (!newPlace.equals(place) || newOpacity != opacity) {
      place = newPlace;
      opacity = newOpacity;
      item = null;
    }
  }

  @Override
  protected Item selfItem() {
    if (opacity == 0) {
      return null;
    }
    if (item == null) {
      if (!place.isFinite()) {
        throw new IllegalStateException(
            "a picture has a position that is not a finite number: look for a division by zero or a "
                + "NaN in what placed it");
      }
      item = new Item.Image(picture, place, opacity, fixedInFrame());
    }
    return item;
  }

  @Override
  protected void becomeSelf(Mobject<?> other) {
    super.becomeSelf(other);
    if (other instanceof ImageMobject image) {
      picture = image.picture;
      place = image.place;
      opacity = image.opacity;
      item = null;
    } else {
      replaceStretched(other);
    }
  }

  @Override
  protected Mobject<?> pointLike() {
    return copy().setOpacity(0).scale(0);
  }

  /**
   * Place and opacity change; between different pictures the image moves as it is and changes at
   * the end: use fadeTransform to dissolve one into the other.
   */
  @Override
  protected Tween tweenSelf(Mobject<?> start, Mobject<?> end, MotionPath motion) {
    if (!(start instanceof ImageMobject a) || !(end instanceof ImageMobject b)) {
      throw new IllegalArgumentException(
          "a picture cannot be transformed into a " + end.kind() + ": use fadeTransform(...)");
    }
    Affine from = a.place;
    Affine to = b.place;
    double opaque = a.opacity;
    double opaqueEnd = b.opacity;
    Picture first = a.picture;
    Picture last = b.picture;
    return super.tweenSelf(start, end, motion)
        .and(
            t -> {
              Picture shown = t >= 1 ? last : first;
              if (shown != picture) {
                picture = shown;
                item = null;
              }
              double mixed = t == 1 ? opaqueEnd : (1 - t) * opaque + t * opaqueEnd;
              setState(
                  t == 0 ? from : t == 1 ? to : motion.mix(from, to, t),
                  Math.max(0, Math.min(1, mixed)));
            });
  }
}
