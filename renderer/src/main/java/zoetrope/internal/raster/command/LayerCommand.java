package zoetrope.internal.raster.command;

import java.util.List;
import zoetrope.frame.BlendMode;
import zoetrope.frame.Mask;
import zoetrope.internal.raster.filter.FilterProgram;
import zoetrope.internal.raster.pixel.PixelBox;

/**
 * A layer in canvas coordinates: what is painted as one, and how it comes onto the canvas.
 *
 * @param commands its items, back to front
 * @param filter what is made of their picture; null for nothing
 * @param masks each lets a part of it through
 * @param opacity of the layer as one, from 0 to 255
 * @param blend how its colours mix with those behind it
 * @param strength how much filter and masks count, from 0 to 255
 * @param inBands whether it is painted in bands, as nothing of it reaches beyond its pixel
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
   * A filter and where its source is drawn.
   *
   * @param x the pixel of the canvas that is the first of the commands' canvas
   */
  record FilterCommand(FilterProgram program, int x, int y, PixelBox source) {}

  /**
   * A mask in canvas coordinates.
   *
   * @param commands its items, back to front
   * @param kind what of them counts
   */
  record MaskCommand(List<DrawCommand> commands, Mask.Kind kind) {}

  /** The memory taken, in array elements. */
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
