package zoetrope.internal.svg.paint;

import java.util.ArrayList;
import java.util.List;
import zoetrope.frame.Compositing;
import zoetrope.frame.Filter;
import zoetrope.frame.Item;
import zoetrope.frame.Mask;
import zoetrope.frame.Resampling;
import zoetrope.frame.Style;
import zoetrope.geometry.Affine;
import zoetrope.svg.model.SvgPart;

/**
 * Makes items of display lists of the parts of a drawing: for masks and tiles, which are no
 * mobjects.
 */
public final class SvgItems {
  private final Affine place;
  private final double scale;

  private SvgItems(Affine place, double scale) {
    this.place = place;
    this.scale = scale;
  }

  /**
   * The items of parts, from back to front.
   *
   * @param place takes the drawing's coordinates to the scene's
   * @param scale of the widths of lines: scene units in a unit of the drawing
   */
  public static List<Item> of(List<SvgPart> parts, Affine place, double scale) {
    return new SvgItems(place, scale).items(parts);
  }

  /** How a layer comes onto what lies behind it; the other arguments are as in {@link #of}. */
  public static Compositing compositing(SvgPart.Layer layer, Affine place, double scale) {
    List<Mask> masks = new ArrayList<>();
    for (SvgPart.Masking mask : layer.masks()) {
      masks.add(new Mask(of(mask.parts(), place, scale), mask.kind()));
    }
    Filter filter = layer.filter() == null ? null : layer.filter().moved(place);
    Compositing result = new Compositing(filter, masks, layer.opacity(), layer.blend(), 1);
    return result.equals(Compositing.NONE) ? Compositing.ISOLATED : result;
  }

  private List<Item> items(List<SvgPart> parts) {
    return parts.stream().map(this::item).toList();
  }

  private Item item(SvgPart part) {
    if (part instanceof SvgPart.Raster raster) {
      return new Item.Image(
          raster.picture(), raster.place().then(place), raster.opacity(), 0, Resampling.BILINEAR);
    }
    if (part instanceof SvgPart.Layer layer) {
      return new Item.Layer(items(layer.parts()), compositing(layer, place, scale));
    }
    SvgPart.Outline outline = (SvgPart.Outline) part;
    return new Item.Shape(outline.path(), place, style(outline, scale), 0);
  }

  /** How an outline is painted, where its lines are so much wider. */
  public static Style style(SvgPart.Outline outline, double scale) {
    return Style.NONE.withFill(outline.fill()).withStroke(outline.line().stroke(scale));
  }
}
