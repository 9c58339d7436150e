package zoetrope.internal.raster;

/** Fills in one plane, antialiased by their exact coverage, as flat items are. */
record DepthArea(DrawCommand command, DepthPlane plane) implements DepthPart {
  /** The depth in the middle of what is drawn. */
  double middle() {
    return plane.at((left() + right()) / 2.0, (top() + bottom()) / 2.0);
  }

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
