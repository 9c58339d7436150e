package zoetrope.internal.raster.command;

import java.util.ArrayList;
import java.util.List;
import zoetrope.color.Color;
import zoetrope.internal.raster.coverage.FillOp;
import zoetrope.internal.raster.coverage.PlacedContours;
import zoetrope.internal.raster.coverage.ProjectedMesh;
import zoetrope.internal.raster.depth.DepthMembers;
import zoetrope.internal.raster.outline.OpaqueRect;
import zoetrope.internal.raster.pixel.Boxed;
import zoetrope.internal.raster.pixel.PixelBox;

/**
 * The drawing of an item in canvas coordinates: fills from back to front, or one of the special
 * kinds below.
 *
 * @param ops the fills; null if they were dropped because of the canvas's cache limit
 * @param opaqueRect a rectangle of pixels that the command covers opaquely; null if unknown
 * @param inset the view that is drawn within the area of the only fill; null for all other commands
 * @param mesh the faces of a mesh; null for other commands. The faces that need a general fill are
 *     in {@code ops}
 * @param layer items that are painted as one image; null for all other commands
 * @param depth the members of a depth group; null for all other commands
 * @param size the memory used, in array elements
 */
public record DrawCommand(
    List<FillOp> ops,
    PixelBox box,
    OpaqueRect opaqueRect,
    Inset inset,
    ProjectedMesh mesh,
    LayerCommand layer,
    DepthMembers depth,
    int size)
    implements Boxed {
  /**
   * A view of the scene that is drawn within the area of a command.
   *
   * @param background {@code 0xAARRGGBB}, premultiplied
   * @param opacity the opacity of the whole view, from 0 to 255
   */
  record Inset(List<DrawCommand> commands, int background, int opacity) {}

  /** The command of an invisible item. */
  static final DrawCommand NOTHING = of(List.of(), null);

  /** Returns a command of those fills that have an area, or {@link #NOTHING} if there are none. */
  static DrawCommand ofVisible(List<FillOp> ops, OpaqueRect opaqueRect) {
    List<FillOp> visible = new ArrayList<>(ops.size());
    for (FillOp op : ops) {
      if (!op.area().isEmpty() || op.border() != null && !op.border().isEmpty()) {
        visible.add(op);
      }
    }
    return visible.isEmpty() ? NOTHING : of(visible, opaqueRect);
  }

  /** Returns the command of an area in one colour. */
  static DrawCommand of(PlacedContours inside, Color color) {
    if (color.alpha() == 0 || inside.isEmpty()) {
      return NOTHING;
    }
    OpaqueRect hidden = color.alpha() < 1 ? null : OpaqueRect.of(inside);
    return of(List.of(new FillOp(inside, null, color.toArgb(), null)), hidden);
  }

  static DrawCommand of(ProjectedMesh mesh) {
    PixelBox box = PixelBox.NOWHERE;
    for (int i = 0; i < mesh.count(); i++) {
      box = box.union(mesh.box(i));
    }
    int size = size(mesh.ops()) + mesh.size();
    return new DrawCommand(mesh.ops(), box, null, null, mesh, null, null, size);
  }

  static DrawCommand of(LayerCommand layer, PixelBox box) {
    return new DrawCommand(List.of(), box, null, null, null, layer, null, 16 + layer.size());
  }

  static DrawCommand of(DepthMembers members) {
    PixelBox all = PixelBox.around(members.list().parts());
    PixelBox box =
        new PixelBox(Math.max(0, all.left()), Math.max(0, all.top()), all.right(), all.bottom());
    return new DrawCommand(List.of(), box, null, null, null, null, members, members.size());
  }

  static DrawCommand of(List<FillOp> ops, OpaqueRect opaqueRect) {
    PixelBox box = PixelBox.around(ops);
    return new DrawCommand(List.copyOf(ops), box, opaqueRect, null, null, null, null, size(ops));
  }

  /** Returns the command without its fills, which are built again for painting. */
  public DrawCommand withoutOps() {
    return new DrawCommand(null, box, opaqueRect, null, null, null, null, size(List.of()));
  }

  /** Returns this command with a view that is drawn within the area of its fill. */
  DrawCommand withInset(Inset newInset) {
    int sum = size + LayerCommand.size(newInset.commands());
    return new DrawCommand(ops, box, opaqueRect, newInset, null, null, null, sum);
  }

  private static int size(List<FillOp> ops) {
    int size = 16;
    for (FillOp op : ops) {
      size += op.size();
    }
    return size;
  }

  /** Whether the command is painted through a separate buffer. */
  public boolean isOffscreen() {
    return inset != null || layer != null;
  }

  boolean intersects(int x0, int y0, int x1, int y1) {
    return box.left() < x1 && box.right() > x0 && box.top() < y1 && box.bottom() > y0;
  }
}
