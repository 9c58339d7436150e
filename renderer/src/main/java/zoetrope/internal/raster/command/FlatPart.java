package zoetrope.internal.raster.command;

import zoetrope.internal.raster.depth.DepthArea;
import zoetrope.internal.raster.depth.DepthPlane;

/** Fills in one plane, antialiased by their exact coverage, as flat items are. */
record FlatPart(DrawCommand command, DepthPlane plane) implements DepthArea {
  @Override
  public int left() {
    return command.left();
  }

  @Override
  public int top() {
    return command.top();
  }

  @Override
  public int right() {
    return command.right();
  }

  @Override
  public int bottom() {
    return command.bottom();
  }

  @Override
  public int size() {
    return command.size();
  }
}
