package zoetrope.internal.raster.depth;

/** A receiver of the fragments of faces and fills within a rectangle of pixels. */
public abstract class FragmentSink {
  /** The rectangle: {@code [left, right) x [top, bottom)}. */
  public int left;

  public int top;
  public int right;
  public int bottom;

  void setRectangle(int x0, int y0, int x1, int y1) {
    left = x0;
    top = y0;
    right = x1;
    bottom = y1;
  }

  /** Returns the pixels that need fragments. */
  abstract TileMask wanted();

  /** Whether small faces must pass their planes, not only their ranges of depths. */
  abstract boolean wantsPlanes();

  /**
   * Sets the depths of the following fragments.
   *
   * @param atOrigin the depth, {@code 1 / w}, at the centre of pixel (0, 0)
   * @param dx the slope of the depth to the right, per pixel
   * @param dy the slope of the depth downwards, per pixel
   * @param least the least depth of the face
   * @param most the greatest depth of the face
   * @param bend the greatest deviation of a depth from the plane
   */
  abstract void plane(
      double atOrigin, double dx, double dy, double least, double most, double bend);

  /** Sets the depths of the following fragments to unknown values in a range. */
  abstract void range(double least, double most);

  /** Sets the plane of the following fragments to that of a fill. */
  abstract void plane(DepthPlane plane);

  /** Sets the stroke of the following fragments, counted from 1; 0 for none. */
  public abstract void stroke(int number);

  /** Whether a fragment in this pixel would have no effect. */
  abstract boolean skips(int x, int y);

  /**
   * Adds the fragments of the pixels {@code [x0, x1) x [y0, y1)}.
   *
   * @param masks the samples that each fragment covers, row by row from index 0 on
   * @param color {@code 0xAARRGGBB}, not premultiplied
   * @param colors a colour for each pixel, in the order of the masks, which replaces {@code color};
   *     null if all have {@code color}
   */
  abstract void add(int x0, int y0, int x1, int y1, long[] masks, int color, int[] colors);

  /** Adds fragments that cover all samples of the pixels from {@code from} to before {@code to}. */
  abstract void run(int from, int to, int y, int color);

  /** Adds a fragment that covers all samples of a pixel. */
  abstract void add(int x, int y, int color);
}
