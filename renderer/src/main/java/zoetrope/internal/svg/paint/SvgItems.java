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
 * Converts the parts of a drawing to display list items. This is necessary for masks and tiles,
 * because they are not mobjects.
 */
public final class SvgItems {
  private SvgItems() {}

  /**
   * Returns the items of parts, from back to front.
   *
   * @param place maps the drawing's coordinates to the scene's
   * @param scale the factor for line widths: scene units per unit of the drawing
   */
  public static List<Item> of(List<SvgPart> parts, Affine place, double scale) {
    return parts.stream().map(part -> item(part, place, scale)).toList();
  }

  /**
   * Returns how a layer is composited with its backdrop. See {@link #of} for the other arguments.
   */
  public static Compositing compositing(SvgPart.Layer layer, Affine place, double scale) {
    List<Mask> masks = new ArrayList<>();
    for (SvgPart.Masking mask : layer.masks()) {
      masks.add(new Mask(of(mask.parts(), place, scale), mask.kind()));
    }
    Filter filter = layer.filter() == null ? null : layer.filter().moved(place);
    Compositing result = new Compositing(filter, masks, layer.opacity(), layer.blend(), 1);
    return result.equals(Compositing.NONE) ? Compositing.ISOLATED : result;
  }

  private static Item item(SvgPart part, Affine place, double scale) {
    if (part instanceof SvgPart.Raster raster) {
      return new Item.Image(
          raster.picture(), raster.place().then(place), raster.opacity(), 0, Resampling.BILINEAR);
    }
    if (part instanceof SvgPart.Layer layer) {
      return new Item.Layer(of(layer.parts(), place, scale), compositing(layer, place, scale));
    }
    SvgPart.Outline outline = (SvgPart.Outline) part;
    return new Item.Shape(outline.path(), place, style(outline, scale), 0);
  }

  /** Returns the style of an outline, with line widths multiplied by {@code scale}. */
  public static Style style(SvgPart.Outline outline, double scale) {
    return Style.NONE.withFill(outline.fill()).withStroke(outline.line().stroke(scale));
  }
}
