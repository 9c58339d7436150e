package zoetrope.mobject.image;

import zoetrope.frame.Item;
import zoetrope.frame.RasterImage;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.MotionPath;
import zoetrope.mobject.Tween;

/**
 * A raster picture, 4 units high unless scaled, as wide as it must be.
 *
 * <pre>{@code
 * var forest = imageMobject(Pictures.resource(getClass(), "forest.png")).setHeight(1.1);
 * }</pre>
 */
public final class ImageMobject extends AbstractImage<ImageMobject> {
  private static final double DEFAULT_HEIGHT = 4;

  private RasterImage picture;
  private Item.Image item;

  /** The picture, 4 units high, centred at the origin. */
  public ImageMobject(RasterImage picture) {
    super(DEFAULT_HEIGHT * picture.width() / picture.height(), DEFAULT_HEIGHT);
    this.picture = picture;
  }

  /** What is shown. */
  public RasterImage picture() {
    return picture;
  }

  @Override
  protected void changedSelf() {
    item = null;
    lookChanged();
  }

  @Override
  protected Item selfItem() {
    if (opacity() == 0) {
      return null;
    }
    if (item == null) {
      requireFinite();
      item = new Item.Image(picture, place(), opacity(), fixedInFrame());
    }
    return item;
  }

  private void show(RasterImage shown) {
    if (shown != picture) {
      picture = shown;
      changedSelf();
    }
  }

  @Override
  protected void becomeSelf(Mobject<?> other) {
    super.becomeSelf(other);
    if (other instanceof ImageMobject image) {
      show(image.picture);
    }
  }

  /**
   * Place and opacity change; between different pictures the image moves as it is and changes at
   * the end: use fadeTransform to dissolve one into the other.
   */
  @Override
  protected Tween tweenSelf(Mobject<?> start, Mobject<?> end, MotionPath motion) {
    Tween tween = super.tweenSelf(start, end, motion);
    if (!(start instanceof ImageMobject a) || !(end instanceof ImageMobject b)) {
      return tween;
    }
    RasterImage first = a.picture;
    RasterImage last = b.picture;
    return tween.and(t -> show(t >= 1 ? last : first));
  }
}
