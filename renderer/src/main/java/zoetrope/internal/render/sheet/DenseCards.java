package zoetrope.internal.render.sheet;

import java.util.List;
import zoetrope.frame.Camera;
import zoetrope.frame.Frame;
import zoetrope.frame.Item;
import zoetrope.frame.ItemVisitor;
import zoetrope.frame.RasterImage;
import zoetrope.frame.Resampling;
import zoetrope.geometry.Affine;
import zoetrope.geometry.Path;
import zoetrope.geometry.Vec;
import zoetrope.internal.raster.Canvas;

/**
 * Limits the size of storyboard files that consist of paths, such as PDF. In a storyboard with very
 * many curves, the frames with the most curves become images of pixels.
 */
public final class DenseCards {
  /** The maximum number of curves in a storyboard. A curve takes about 20 bytes in a PDF file. */
  private static final long MAX_CURVES = 3_000_000;

  /** The number of curves that every frame may have, even in a long storyboard. */
  private static final long MIN_ALLOWED_CURVES = 3_000;

  private static final Vec[] CORNERS = {
    Vec.of(-0.999, -0.999), Vec.of(0.999, -0.999), Vec.of(0.999, 0.999), Vec.of(-0.999, 0.999)
  };

  private static final ItemVisitor<Long> CURVES =
      new ItemVisitor<>() {
        @Override
        public Long shape(Item.Shape shape) {
          return (long) shape.path().curveCount();
        }

        @Override
        public Long mesh(Item.Mesh mesh) {
          return (long) mesh.polygons().cornerCount();
        }

        @Override
        public Long depthGroup(Item.DepthGroup group) {
          return curves(group.items());
        }

        @Override
        public Long image(Item.Image image) {
          return 0L;
        }

        @Override
        public Long inset(Item.Inset inset) {
          return curves(inset.view().items());
        }

        @Override
        public Long layer(Item.Layer layer) {
          return curves(layer.items());
        }
      };

  private final long maxCurves;
  private final int width;

  /**
   * Creates a limit for one storyboard.
   *
   * @param cards all cards of the storyboard; if their frames have few curves in total, no frame is
   *     rasterized
   * @param dots the resolution of rasterized frames, in pixels per inch
   */
  public DenseCards(SheetPaper paper, List<SheetCard> cards, double dots) {
    long all = cards.stream().mapToLong(card -> curves(card.frame().items())).sum();
    this.maxCurves =
        all <= MAX_CURVES ? all : Math.max(MIN_ALLOWED_CURVES, MAX_CURVES / cards.size());
    this.width = (int) Math.ceil(paper.columnWidth() * dots);
  }

  public boolean isDense(SheetCard card) {
    return curves(card.frame().items()) > maxCurves;
  }

  /**
   * Returns the card, with the frame rasterized if it is dense. Words in a rasterized frame cannot
   * be searched.
   */
  public SheetCard bounded(SheetCard card) {
    if (!isDense(card)) {
      return card;
    }
    Frame frame = card.frame();
    int height = (int) Math.max(1, Math.rint(width / frame.size().aspect()));
    Canvas canvas = new Canvas(width, height);
    canvas.draw(frame);
    Affine place = Affine.scaling(frame.size().width() / 2, frame.size().height() / 2, 1);
    RasterImage pixels = new RasterImage(width, height, canvas.pixels().clone());
    // The image is clipped slightly, because PDF viewers would fill all pixels that its edges
    // touch.
    Item image = new Item.Image(pixels, place, 1, 0, Resampling.BILINEAR, Path.polygon(CORNERS));
    return card.withFrame(
        new Frame(Camera.DEFAULT, frame.background(), List.of(image), frame.size()));
  }

  private static long curves(List<Item> items) {
    return items.stream().mapToLong(item -> item.accept(CURVES)).sum();
  }
}
