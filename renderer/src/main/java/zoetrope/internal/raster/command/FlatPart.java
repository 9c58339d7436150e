package zoetrope.internal.raster.command;

import zoetrope.internal.raster.depth.DepthArea;
import zoetrope.internal.raster.depth.DepthPlane;
import zoetrope.internal.raster.pixel.PixelBox;

/** Fills in one plane, antialiased by their exact coverage in the same way as flat items. */
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
