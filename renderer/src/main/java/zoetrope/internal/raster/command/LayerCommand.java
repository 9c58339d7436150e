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
 * @param filter the filter of their image; null for none
 * @param masks masks whose product scales the image's opacity
 * @param opacity the opacity of the layer as a whole, from 0 to 255
 * @param blend how its colours mix with those behind it
 * @param strength the strength of filter and masks, from 0 to 255
 * @param inBands whether it can be painted in bands, since no pixel depends on others
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
   * A filter and the place where its source is drawn.
   *
   * @param x the column on the canvas where the commands' canvas begins
   * @param y the row on the canvas where the commands' canvas begins
   * @param source the box of the source on the canvas
   */
  record FilterCommand(FilterProgram program, int x, int y, PixelBox source) {}

  /**
   * A mask in canvas coordinates.
   *
   * @param commands its items, back to front
   * @param kind which property of the pixels counts
   */
  record MaskCommand(List<DrawCommand> commands, Mask.Kind kind) {}

  /** Returns the memory used, in array elements. */
  int size() {
    int size = size(commands) + (filter == null ? 0 : filter.program().size());
    for (MaskCommand mask : masks) {
      size += size(mask.commands());
    }
    return size;
  }

  static int size(List<DrawCommand> commands) {
    int size = 0;
    for (DrawCommand command : commands) {
      size += command.size();
    }
    return size;
  }
}
