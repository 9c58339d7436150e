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
 * A raster image, 4 units high by default, with its natural aspect ratio. In the Manim Community
 * theme, 1080 rows of pixels are 8 units high, and {@code BICUBIC} is the default resampling.
 *
 * <pre>{@code
 * var forest = imageMobject(Pictures.resource(getClass(), "forest.png")).setHeight(1.1);
 * }</pre>
 *
 * <p>Images can also show arrays of numbers, such as attention maps:
 *
 * <pre>{@code
 * var map = imageMobject(weights, colorScale(0, 1, BLACK, YELLOW)).resampling(NEAREST);
 * }</pre>
 */
public final class ImageMobject extends AbstractImage<ImageMobject> {
  private static final double DEFAULT_HEIGHT = 4;

  /** The side of a pixel in scene units if 1080 rows fill the frame. */
  private static final double COMMUNITY_PIXEL = 8 / 1080.0;

  private RasterImage picture;
  private Resampling resampling = Theme.choose(Resampling.BILINEAR, Resampling.BICUBIC);
  private Item.Image item;

  /**
   * Creates an image centred at the origin, 4 units high. In the Manim Community theme, the height
   * is 8 units per 1080 rows of pixels.
   */
  public ImageMobject(RasterImage picture) {
    this(picture, Theme.choose(DEFAULT_HEIGHT, picture.height() * COMMUNITY_PIXEL));
  }

  private ImageMobject(RasterImage picture, double height) {
    super(height * picture.width() / picture.height(), height);
    this.picture = picture;
  }

  /**
   * Creates an image of grey pixels, from 0 for black to 1 for white. Each row of the array is a
   * row of pixels, from the top.
   *
   * @throws IllegalArgumentException for a value outside [0, 1], rows of different lengths, or an
   *     empty array
   */
  public ImageMobject(double[][] greys) {
    this(PixelArrays.ofGreys(greys));
  }

  /**
   * Creates an image of grey pixels, from 0 for black to 255 for white. Each row of the array is a
   * row of pixels, from the top.
   *
   * @throws IllegalArgumentException for a value outside 0 to 255, rows of different lengths, or an
   *     empty array
   */
  public ImageMobject(int[][] greys) {
    this(PixelArrays.ofGreys(greys));
  }

  /**
   * Creates a heat map. {@code colors}, usually a {@link zoetrope.color.ColorScale}, maps values to
   * colours. Each row of the array is a row of pixels, from the top.
   *
   * @throws IllegalArgumentException for NaN, rows of different lengths, or an empty array
   */
  public ImageMobject(double[][] values, DoubleFunction<Color> colors) {
    this(PixelArrays.ofValues(values, colors));
  }

  /**
   * Creates an image of coloured pixels. Each row of the array is a row of pixels, from the top.
   *
   * @throws IllegalArgumentException for a null colour, rows of different lengths, or an empty
   *     array
   */
  public ImageMobject(Color[][] pixels) {
    this(PixelArrays.ofColors(pixels));
  }

  /** Returns the raster image that is shown. */
  public RasterImage picture() {
    return picture;
  }

  /** Shows another image in the same place, stretched to fit. */
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
   * Sets how the image is enlarged. {@code NEAREST} draws pixels as squares with sharp edges.
   * {@code BILINEAR} (the default) and {@code BICUBIC} (the default of the Manim Community theme)
   * are smooth.
   */
  public ImageMobject resampling(Resampling newResampling) {
    show(picture, Objects.requireNonNull(newResampling));
    return this;
  }

  /** Returns how the image is enlarged. */
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

  /** Interpolates place, opacity and pixels, so that an image dissolves into another. */
  @Override
  protected Tween tweenSelf(Mobject<?> start, Mobject<?> end, MotionPath motion) {
    Tween tween = super.tweenSelf(start, end, motion);
    if (!(start instanceof ImageMobject a) || !(end instanceof ImageMobject b)) {
      return tween;
    }
    return tween.and(pixels(a.picture, a.resampling, b.picture, b.resampling));
  }

  private Tween pixels(RasterImage first, Resampling before, RasterImage last, Resampling after) {
    PictureBlend[] blend = new PictureBlend[1];
    return t -> {
      if (t <= 0 || t >= 1 || first == last) {
        show(t >= 1 ? last : first, t >= 1 ? after : before);
        return;
      }
      if (blend[0] == null) {
        blend[0] = new PictureBlend(first, before, last, after);
      }
      show(blend[0].at(t), blend[0].resampling());
    };
  }
}
