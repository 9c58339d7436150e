package zoetrope.internal.raster.command;

import zoetrope.internal.raster.depth.DepthArea;
import zoetrope.internal.raster.depth.DepthPlane;
import zoetrope.internal.raster.pixel.PixelBox;

/**
 * Fills of one member of a depth group that share a plane. They are antialiased by exact coverage,
 * like fills outside of depth groups.
 */
record FlatPart(DrawCommand command, DepthPlane plane) implements DepthArea {
  @Override
  public PixelBox box() {
    return command.box();
  }

  @Override
  public int size() {
    return command.size();
  }
}
