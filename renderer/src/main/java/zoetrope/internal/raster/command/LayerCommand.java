package zoetrope.internal.raster.command;

import java.util.List;
import zoetrope.frame.BlendMode;
import zoetrope.frame.Mask;
import zoetrope.internal.raster.filter.FilterProgram;
import zoetrope.internal.raster.pixel.PixelBox;

/**
 * A layer in canvas coordinates: items that are painted as one image, and how this image is put
 * onto the canvas.
 *
 * @param commands its items, back to front
 * @param filter the filter that is applied to this image; null for none
 * @param masks masks whose product scales the image's opacity
 * @param opacity the opacity of the layer as a whole, from 0 to 255
 * @param blend how the layer's colours mix with the colours behind it
 * @param strength the strength of filter and masks, from 0 to 255
 * @param inBands whether the layer can be painted in bands of rows, because no pixel depends on
 *     others
 */
record LayerCommand(
    List<DrawCommand> commands,
    FilterCommand filter,
    List<MaskCommand> masks,
    int opacity,
    BlendMode blend,
    int strength,
    boolean inBands) {
  /**
   * A filter, and where its source image is drawn. If the filter reads pixels beyond the edge of
   * the canvas, the source has a separate, larger canvas.
   *
   * @param x the column of the canvas where the source's canvas begins
   * @param y the row of the canvas where the source's canvas begins
   * @param source the box of the source image, in pixels of the canvas
   */
  record FilterCommand(FilterProgram program, int x, int y, PixelBox source) {}

  /**
   * A mask in canvas coordinates.
   *
   * @param commands its items, back to front
   * @param kind which property of the mask's pixels says how much is visible
   */
  record MaskCommand(List<DrawCommand> commands, Mask.Kind kind) {}

  /** Returns the memory used, in array elements. */
  int size() {
    return size(commands)
        + (filter == null ? 0 : filter.program().size())
        + masks.stream().mapToInt(mask -> size(mask.commands())).sum();
  }

  static int size(List<DrawCommand> commands) {
    return commands.stream().mapToInt(DrawCommand::size).sum();
  }
}
