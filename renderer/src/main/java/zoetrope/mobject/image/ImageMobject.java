package zoetrope.mobject.image;

import java.util.Objects;
import java.util.function.DoubleFunction;
import zoetrope.color.Color;
import zoetrope.color.Theme;
import zoetrope.frame.Item;
import zoetrope.frame.RasterImage;
import zoetrope.frame.Resampling;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.MotionPath;
import zoetrope.mobject.Tween;

/**
 * A raster picture, 4 units high unless scaled, as wide as it must be. In the community's theme it
 * is as high as its pixels are in a film of 1080 rows, 8 units for 1080, and enlarged by {@code
 * BICUBIC}.
 *
 * <pre>{@code
 * var forest = imageMobject(Pictures.resource(getClass(), "forest.png")).setHeight(1.1);
 * }</pre>
 *
 * <p>Arrays of numbers make pictures too, such as maps of attention:
 *
 * <pre>{@code
 * var map = imageMobject(weights, colorScale(0, 1, BLACK, YELLOW)).resampling(NEAREST);
 * }</pre>
 */
public final class ImageMobject extends AbstractImage<ImageMobject> {
  private static final double DEFAULT_HEIGHT = 4;

  /** The side of a pixel in units where 1080 rows fill the frame. */
  private static final double COMMUNITY_PIXEL = 8 / 1080.0;

  private RasterImage picture;
  private Resampling resampling = Theme.choose(Resampling.BILINEAR, Resampling.BICUBIC);
  private Item.Image item;

  /**
   * The picture, centred at the origin, 4 units high; in the community's theme 8 units for each
   * 1080 rows of pixels.
   */
  public ImageMobject(RasterImage picture) {
    this(picture, Theme.choose(DEFAULT_HEIGHT, picture.height() * COMMUNITY_PIXEL));
  }

  private ImageMobject(RasterImage picture, double height) {
    super(height * picture.width() / picture.height(), height);
    this.picture = picture;
  }

  /**
   * Grey pixels, 0 for black to 1 for white, a row of them for each row of the array, from the top.
   *
   * @throws IllegalArgumentException for a value outside [0, 1], rows of different lengths, or none
   */
  public ImageMobject(double[][] greys) {
    this(PixelArrays.ofGreys(greys));
  }

  /**
   * Grey pixels, 0 for black to 255 for white, a row of them for each row of the array, from the
   * top.
   *
   * @throws IllegalArgumentException for a value outside 0 to 255, rows of different lengths, or
   *     none
   */
  public ImageMobject(int[][] greys) {
    this(PixelArrays.ofGreys(greys));
  }

  /**
   * A heat map: pixels in the colours of values, mostly by a {@link zoetrope.color.ColorScale}, a
   * row of them for each row of the array, from the top.
   *
   * @throws IllegalArgumentException for NaN, rows of different lengths, or none
   */
  public ImageMobject(double[][] values, DoubleFunction<Color> colors) {
    this(PixelArrays.ofValues(values, colors));
  }

  /**
   * Pixels of these colours, a row of them for each row of the array, from the top.
   *
   * @throws IllegalArgumentException for a colour that is null, rows of different lengths, or none
   */
  public ImageMobject(Color[][] pixels) {
    this(PixelArrays.ofColors(pixels));
  }

  /** What is shown. */
  public RasterImage picture() {
    return picture;
  }

  /** Shows another picture in the same place, stretched to it. */
  public ImageMobject setPicture(RasterImage newPicture) {
    show(Objects.requireNonNull(newPicture), resampling);
    return this;
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
      item = new Item.Image(picture, place(), opacity(), fixedInFrame(), resampling);
    }
    return item;
  }

  /**
   * Sets what the picture's pixels become where it is drawn larger than it is: {@code NEAREST}
   * squares with sharp edges, {@code BILINEAR} (the default) or {@code BICUBIC} (that of the
   * community's theme) smooth.
   */
  public ImageMobject resampling(Resampling newResampling) {
    show(picture, Objects.requireNonNull(newResampling));
    return this;
  }

  /** What the picture's pixels become where it is drawn larger than it is. */
  public Resampling resampling() {
    return resampling;
  }

  private void show(RasterImage shown, Resampling how) {
    if (shown != picture || how != resampling) {
      picture = shown;
      resampling = how;
      changedSelf();
    }
  }

  @Override
  protected void becomeSelf(Mobject<?> other) {
    super.becomeSelf(other);
    if (other instanceof ImageMobject image) {
      show(image.picture, image.resampling);
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
    Resampling before = a.resampling;
    Resampling after = b.resampling;
    return tween.and(t -> show(t >= 1 ? last : first, t >= 1 ? after : before));
  }
}
