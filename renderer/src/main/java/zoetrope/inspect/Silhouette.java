package zoetrope.inspect;

import java.util.Optional;

/**
 * The outline of the area that an object covers.
 *
 * @param path the outline along pixel edges, as SVG path data in pixels of the video frame; empty
 *     if nothing is visible, or if it has too many corners
 * @param box the box around it; empty if nothing is visible
 */
public record Silhouette(String path, Optional<Box> box) {
  /** The maximum length of the path, in characters; larger outlines are useless. */
  private static final int MAX_PATH_LENGTH = 200_000;

  /** A box in pixels; right and bottom are exclusive. */
  public record Box(int left, int top, int right, int bottom) {}

  /**
   * Returns the outline of the pixels whose alpha is {@code minAlpha} or more.
   *
   * @param argb the pixels, row by row
   * @param scale the pixels of the video frame in one of these pixels, along x and y
   */
  static Silhouette of(int[] argb, int width, int height, int scale, int minAlpha) {
    Tracer tracer = new Tracer(argb, width, height, scale, minAlpha);
    return tracer.trace();
  }

  private static final class Tracer {
    private final int[] argb;
    private final int width;
    private final int height;
    private final int scale;
    private final int minAlpha;
    private final StringBuilder path = new StringBuilder();
    private int left = Integer.MAX_VALUE;
    private int top = Integer.MAX_VALUE;
    private int right = -1;
    private int bottom = -1;

    Tracer(int[] argb, int width, int height, int scale, int minAlpha) {
      this.argb = argb;
      this.width = width;
      this.height = height;
      this.scale = scale;
      this.minAlpha = minAlpha;
    }

    private boolean covers(int x, int y) {
      return x >= 0 && y >= 0 && x < width && y < height && argb[y * width + x] >>> 24 >= minAlpha;
    }

    Silhouette trace() {
      for (int y = 0; y < height; y++) {
        for (int x = 0; x < width; x++) {
          if (covers(x, y)) {
            left = Math.min(left, x);
            right = Math.max(right, x + 1);
            top = Math.min(top, y);
            bottom = y + 1;
          }
        }
      }
      if (right < 0) {
        return new Silhouette("", Optional.empty());
      }
      for (int y = top; y <= bottom && path.length() < MAX_PATH_LENGTH; y++) {
        horizontal(y);
      }
      for (int x = left; x <= right && path.length() < MAX_PATH_LENGTH; x++) {
        vertical(x);
      }
      String outline = path.length() < MAX_PATH_LENGTH ? path.toString() : "";
      return new Silhouette(
          outline, Optional.of(new Box(left * scale, top * scale, right * scale, bottom * scale)));
    }

    /** Adds the edges between rows {@code y - 1} and {@code y}. */
    private void horizontal(int y) {
      int from = -1;
      for (int x = left; x <= right; x++) {
        boolean edge = covers(x, y) != covers(x, y - 1);
        if (edge && from < 0) {
          from = x;
        } else if (!edge && from >= 0) {
          line(from, y, 'H', x);
          from = -1;
        }
      }
    }

    /** Adds the edges between columns {@code x - 1} and {@code x}. */
    private void vertical(int x) {
      int from = -1;
      for (int y = top; y <= bottom; y++) {
        boolean edge = covers(x, y) != covers(x - 1, y);
        if (edge && from < 0) {
          from = y;
        } else if (!edge && from >= 0) {
          line(x, from, 'V', y);
          from = -1;
        }
      }
    }

    private void line(int x, int y, char direction, int to) {
      path.append('M').append(x * scale).append(' ').append(y * scale);
      path.append(direction).append(to * scale);
    }
  }
}
