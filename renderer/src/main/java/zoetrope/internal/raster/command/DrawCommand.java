package zoetrope.internal.raster.command;

import java.util.List;
import zoetrope.internal.raster.coverage.FillOp;
import zoetrope.internal.raster.coverage.ProjectedMesh;
import zoetrope.internal.raster.depth.DepthMembers;
import zoetrope.internal.raster.depth.DepthPart;
import zoetrope.internal.raster.outline.OpaqueRect;
import zoetrope.internal.raster.pixel.PixelBox;

/**
 * An item in canvas coordinates: its fills, back to front, and the bounding box of the pixels it
 * can touch.
 *
 * @param ops null when they did not fit the canvas's limit
 * @param opaqueRect the pixels it covers opaquely, or null
 * @param inset what is drawn within the only op, or null
 * @param mesh the faces of a mesh, some of which may be ops; null for all other commands
 * @param layer what is painted as one; null for all other commands
 * @param depth the members of a depth group; null for all other commands
 * @param size the memory taken, in array elements
 */
public record DrawCommand(
    List<FillOp> ops,
    int left,
    int top,
    int right,
    int bottom,
    OpaqueRect opaqueRect,
    Inset inset,
    ProjectedMesh mesh,
    LayerCommand layer,
    DepthMembers depth,
    int size) {
  /**
   * A view of other commands, drawn within the command's area.
   *
   * @param background {@code 0xAARRGGBB}, premultiplied
   * @param opacity of the view as a group, from 0 to 255
   */
  record Inset(List<DrawCommand> commands, int background, int opacity) {}

  static DrawCommand of(List<FillOp> ops) {
    return of(ops, null);
  }

  /** A command of one op. */
  static DrawCommand of(FillOp op, OpaqueRect opaqueRect) {
    return new DrawCommand(
        List.of(op),
        op.left(),
        op.top(),
        op.right(),
        op.bottom(),
        opaqueRect,
        null,
        null,
        null,
        null,
        16 + op.size());
  }

  /** The command of all faces of a mesh. */
  static DrawCommand of(ProjectedMesh mesh) {
    int left = Integer.MAX_VALUE;
    int top = Integer.MAX_VALUE;
    int right = 0;
    int bottom = 0;
    for (int i = 0; i < mesh.count(); i++) {
      left = Math.min(left, mesh.side(i, ProjectedMesh.LEFT));
      top = Math.min(top, mesh.side(i, ProjectedMesh.TOP));
      right = Math.max(right, mesh.side(i, ProjectedMesh.RIGHT));
      bottom = Math.max(bottom, mesh.side(i, ProjectedMesh.BOTTOM));
    }
    int size = size(mesh.ops(), null) + mesh.size();
    return new DrawCommand(
        mesh.ops(), left, top, right, bottom, null, null, mesh, null, null, size);
  }

  /** The command of a layer. */
  static DrawCommand of(LayerCommand layer, PixelBox box) {
    return new DrawCommand(
        List.of(),
        box.left(),
        box.top(),
        box.right(),
        box.bottom(),
        null,
        null,
        null,
        layer,
        null,
        16 + layer.size());
  }

  /** The command of a depth group. */
  static DrawCommand of(DepthMembers members) {
    int left = Integer.MAX_VALUE;
    int top = Integer.MAX_VALUE;
    int right = 0;
    int bottom = 0;
    for (DepthPart part : members.list().parts()) {
      left = Math.min(left, Math.max(0, part.left()));
      top = Math.min(top, Math.max(0, part.top()));
      right = Math.max(right, part.right());
      bottom = Math.max(bottom, part.bottom());
    }
    int size = members.size();
    return new DrawCommand(
        List.of(), left, top, right, bottom, null, null, null, null, members, size);
  }

  static DrawCommand of(List<FillOp> ops, OpaqueRect opaqueRect) {
    int left = Integer.MAX_VALUE;
    int top = Integer.MAX_VALUE;
    int right = 0;
    int bottom = 0;
    for (FillOp op : ops) {
      left = Math.min(left, op.left());
      top = Math.min(top, op.top());
      right = Math.max(right, op.right());
      bottom = Math.max(bottom, op.bottom());
    }
    return new DrawCommand(
        List.copyOf(ops),
        left,
        top,
        right,
        bottom,
        opaqueRect,
        null,
        null,
        null,
        null,
        size(ops, null));
  }

  /** The same box without the ops; these are rebuilt when they are painted. */
  public DrawCommand withoutOps() {
    return new DrawCommand(
        null, left, top, right, bottom, opaqueRect, null, null, null, null, size(List.of(), null));
  }

  /** The same ops with a view drawn within them. */
  DrawCommand withInset(Inset newInset) {
    return new DrawCommand(
        ops, left, top, right, bottom, opaqueRect, newInset, null, null, null, size(ops, newInset));
  }

  private static int size(List<FillOp> ops, Inset inset) {
    int size = 16;
    for (FillOp op : ops) {
      size += op.size();
    }
    if (inset != null) {
      for (DrawCommand command : inset.commands()) {
        size += command.size();
      }
    }
    return size;
  }

  /** The box of the pixels it can touch. */
  PixelBox box() {
    return new PixelBox(left, top, right, bottom);
  }

  /** Whether it is painted by way of a buffer of its own. */
  public boolean isOffscreen() {
    return inset != null || layer != null;
  }

  boolean intersects(int x0, int y0, int x1, int y1) {
    return left < x1 && right > x0 && top < y1 && bottom > y0;
  }
}
