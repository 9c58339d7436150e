package zoetrope.internal.raster;

import java.util.List;
import zoetrope.frame.BlendMode;
import zoetrope.frame.Mask;

/**
 * A layer in canvas coordinates: what is painted as one, and how it comes onto the canvas.
 *
 * @param commands its items, back to front
 * @param masks each lets a part of it through
 * @param opacity of the layer as one, from 0 to 255
 * @param blend how its colours mix with those behind it
 * @param strength how much the masks count, from 0 to 255
 */
record LayerCommand(
    List<DrawCommand> commands,
    List<MaskCommand> masks,
    int opacity,
    BlendMode blend,
    int strength) {
  /**
   * A mask in canvas coordinates.
   *
   * @param commands its items, back to front
   * @param kind what of them counts
   */
  record MaskCommand(List<DrawCommand> commands, Mask.Kind kind) {}

  /** The memory taken, in array elements. */
  int size() {
    int size = size(commands);
    for (MaskCommand mask : masks) {
      size += size(mask.commands());
    }
    return size;
  }

  private static int size(List<DrawCommand> commands) {
    int size = 0;
    for (DrawCommand command : commands) {
      size += command.size();
    }
    return size;
  }
}
