package zoetrope.internal.raster.depth;

/** Takes the fragments of faces and fills, within a rectangle of pixels. */
public interface FragmentSink {
  int left();

  int top();

  int right();

  int bottom();

  /** The pixels whose fragments are wanted. */
  TileMask wanted();

  /** Whether the depths of small faces are wanted as a plane too; else their range is enough. */
  boolean wantsPlanes();

  /**
   * The depths of the fragments that follow.
   *
   * @param atOrigin the depth, {@code 1 / w}, at the centre of pixel (0, 0)
   * @param dx its slope to the right
   * @param dy its slope downwards
   * @param least the least depth there is
   * @param most the greatest
   * @param bend by how much they may differ from the plane
   */
  void plane(double atOrigin, double dx, double dy, double least, double most, double bend);

  /** The depths of the fragments that follow lie between these. */
  void range(double least, double most);

  /** The fragments that follow have the depths of a fill. */
  void plane(DepthPlane plane);

  /** The fragments that follow are of pieces of stroke {@code number}, from 1 on; 0 for none. */
  void stroke(int number);

  /** Whether a fragment of a pixel would be for nothing. */
  boolean skips(int x, int y);

  /**
   * Adds the fragments of a rectangle of pixels.
   *
   * @param masks the samples that each covers, row by row from index 0 on
   * @param color {@code 0xAARRGGBB}, not premultiplied
   * @param colors one for each pixel instead, as the masks; or null
   */
  void add(int left, int top, int right, int bottom, long[] masks, int color, int[] colors);

  /** Adds fragments of all samples of the pixels from {@code from} to before {@code to}. */
  void run(int from, int to, int y, int color);

  /** Adds a fragment of all samples of a pixel. */
  void add(int x, int y, int color);
}
