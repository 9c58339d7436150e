package zoetrope.internal.raster.command;

import java.util.ArrayList;
import java.util.List;
import zoetrope.frame.Compositing;
import zoetrope.frame.Filter;
import zoetrope.frame.Item;
import zoetrope.frame.Mask;
import zoetrope.geometry.Affine;
import zoetrope.geometry.Bounds;
import zoetrope.geometry.Vec;
import zoetrope.internal.raster.filter.FilterProgram;
import zoetrope.internal.raster.outline.PixelMap;
import zoetrope.internal.raster.outline.Projection;
import zoetrope.internal.raster.pixel.PixelBox;

/**
 * Builds the {@link DrawCommand} of a layer.
 *
 * @param items builds the commands of the items in the layer
 * @param canvas the canvas of {@code items}
 * @param limit the box that is drawn, in pixels of the canvas. Nothing is drawn outside of it, even
 *     if a filter would move it onto the canvas
 * @param frameHeight the height of the whole frame in pixels
 */
record LayerBuilder(DrawCommandBuilder items, PixelBox canvas, PixelBox limit, int frameHeight) {

  DrawCommand build(Item.Layer layer, Projection projection) {
    Compositing compositing = layer.compositing();
    int opacity = byteOf(compositing.opacity());
    int strength = byteOf(compositing.strength());
    if (opacity == 0) {
      return DrawCommand.NOTHING;
    }
    Filter filter = strength == 0 ? null : compositing.filter();
    LayerCommand.FilterCommand program = null;
    List<DrawCommand> commands = new ArrayList<>();
    PixelBox box;
    if (filter == null) {
      box = build(layer.items(), items, projection, commands);
    } else {
      program = filtered(filter, layer, projection, commands);
      if (program == null) {
        return DrawCommand.NOTHING;
      }
      box = program.program().extent(program.source());
      box = strength == 255 ? box : box.union(program.source());
      box = box.intersection(canvas);
    }
    List<LayerCommand.MaskCommand> masks = new ArrayList<>();
    for (Mask mask : strength == 0 ? List.<Mask>of() : compositing.masks()) {
      List<DrawCommand> shapes = new ArrayList<>();
      PixelBox seen = build(mask.items(), items, projection, shapes);
      masks.add(new LayerCommand.MaskCommand(List.copyOf(shapes), mask.kind()));
      box = strength == 255 ? box.intersection(seen) : box;
    }
    if (box.isEmpty()) {
      return DrawCommand.NOTHING;
    }
    boolean inBands =
        program == null
            && inBands(commands)
            && masks.stream().allMatch(mask -> inBands(mask.commands()));
    return DrawCommand.of(
        new LayerCommand(
            List.copyOf(commands), program, masks, opacity, compositing.blend(), strength, inBands),
        box);
  }

  private static boolean inBands(List<DrawCommand> commands) {
    return commands.stream().allMatch(c -> c.layer() == null || c.layer().inBands());
  }

  private static int byteOf(double share) {
    return (int) Math.rint(255 * share);
  }

  /**
   * Builds the commands of a layer with a filter. If the filter reads pixels beyond the edge of the
   * canvas, the commands are built for a separate, larger canvas. Returns null if nothing is
   * visible.
   */
  private LayerCommand.FilterCommand filtered(
      Filter filter, Item.Layer layer, Projection projection, List<DrawCommand> commands) {
    PixelMap map = map(filter, layer, projection);
    if (map == null) {
      return null;
    }
    FilterProgram program = new FilterProgram(filter, map, limit, frameHeight);
    PixelBox need = program.sourceNeed(canvas);
    need = layer.compositing().strength() < 1 ? need.union(canvas) : need;
    if (need.isEmpty() || canvas.contains(need)) {
      PixelBox source = need.isEmpty() ? need : build(layer.items(), items, projection, commands);
      return new LayerCommand.FilterCommand(program, 0, 0, source);
    }
    DrawCommandBuilder beyond = items.on(need, limit, frameHeight);
    PixelBox source =
        build(layer.items(), beyond, projection.from(need.left(), need.top()), commands);
    PixelBox onCanvas = source.isEmpty() ? source : source.moved(need.left(), need.top());
    return new LayerCommand.FilterCommand(program, need.left(), need.top(), onCanvas);
  }

  /** Returns the map from the filter to pixels; null if its plane is behind the eye or edge-on. */
  private static PixelMap map(Filter filter, Item.Layer layer, Projection projection) {
    Affine toPixels = layer.fixed() >= 0.5 ? projection.fixed() : projection.camera();
    Affine plane = filter.map().then(toPixels);
    Bounds region = filter.region();
    Vec at = region.center();
    if (region.equals(Filter.EVERYWHERE)
        && filter.map().isFinite()
        && filter.map().determinant() != 0) {
      at = filter.map().inverse().apply(layer.bounds().center());
    }
    PixelMap map = PixelMap.at(plane, at.x(), at.y());
    return map == null || map.determinant() == 0 ? null : map;
  }

  /** Builds the commands of all items that touch a pixel; returns their bounding box. */
  private static PixelBox build(
      List<Item> members,
      DrawCommandBuilder builder,
      Projection projection,
      List<DrawCommand> commands) {
    PixelBox box = PixelBox.EMPTY;
    for (Item item : members) {
      DrawCommand command = builder.build(item, projection);
      PixelBox itemBox = command.box();
      if (!itemBox.isEmpty()) {
        commands.add(command);
        box = box.union(itemBox);
      }
    }
    return box;
  }
}
