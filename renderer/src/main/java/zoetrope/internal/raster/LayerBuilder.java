package zoetrope.internal.raster;

import java.util.ArrayList;
import java.util.List;
import zoetrope.frame.Compositing;
import zoetrope.frame.Item;
import zoetrope.frame.Mask;

/** Builds the {@link DrawCommand} of a layer. */
final class LayerBuilder {
  private final DrawCommandBuilder items;

  /** Builds those of the layer's items by {@code items}. */
  LayerBuilder(DrawCommandBuilder items) {
    this.items = items;
  }

  /** The command of a layer; {@code nothing} when none of it is seen. */
  DrawCommand build(Item.Layer layer, Projection projection, DrawCommand nothing) {
    Compositing compositing = layer.compositing();
    int opacity = byteOf(compositing.opacity());
    if (opacity == 0) {
      return nothing;
    }
    PixelBox box = new PixelBox();
    List<DrawCommand> commands = commands(layer.items(), projection, box);
    int strength = byteOf(compositing.strength());
    List<LayerCommand.MaskCommand> masks = new ArrayList<>();
    for (Mask mask : strength == 0 ? List.<Mask>of() : compositing.masks()) {
      PixelBox seen = new PixelBox();
      masks.add(
          new LayerCommand.MaskCommand(commands(mask.items(), projection, seen), mask.kind()));
      if (strength == 255) {
        box.intersect(seen);
      }
    }
    return box.isEmpty()
        ? nothing
        : DrawCommand.of(
            new LayerCommand(commands, masks, opacity, compositing.blend(), strength),
            box.left,
            box.top,
            box.right,
            box.bottom);
  }

  private static int byteOf(double share) {
    return (int) Math.rint(255 * share);
  }

  /** The commands of items that touch a pixel, and the box of all in {@code box}. */
  private List<DrawCommand> commands(List<Item> members, Projection projection, PixelBox box) {
    List<DrawCommand> commands = new ArrayList<>();
    for (Item item : members) {
      DrawCommand command = items.build(item, projection);
      if (command.left() < command.right() && command.top() < command.bottom()) {
        commands.add(command);
        box.add(command);
      }
    }
    return List.copyOf(commands);
  }
}
