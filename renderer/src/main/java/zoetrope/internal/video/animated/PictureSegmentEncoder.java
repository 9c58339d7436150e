package zoetrope.internal.video.animated;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import zoetrope.internal.video.VideoSettings;

/**
 * Encodes one segment of an animated PNG or WebP, or of an image sequence. For each frame of an
 * animation, it encodes the rectangle that differs from the previous frame. Not thread-safe.
 */
public final class PictureSegmentEncoder {
  private final AnimatedFormat format;
  private final int width;
  private final int height;
  private final boolean alpha;
  private final List<PictureSegment.Part> parts = new ArrayList<>();
  private int[] shown;

  /**
   * Starts a segment of an {@link OutputFormat#APNG}, {@link OutputFormat#ANIMATED_WEBP} or {@link
   * OutputFormat#FRAMES} output.
   */
  public PictureSegmentEncoder(AnimatedFormat format, VideoSettings settings) {
    this.format = format;
    this.width = settings.width();
    this.height = settings.height();
    this.alpha = settings.coding().transparent();
  }

  /**
   * Encodes the next image.
   *
   * @param argb {@code 0xAARRGGBB} pixels, not premultiplied
   * @param frames the number of frames that show the image
   * @throws IllegalArgumentException for a wrong number of pixels
   */
  public void picture(int[] argb, long frames) {
    if (argb.length != width * height) {
      throw new IllegalArgumentException(
          argb.length + " pixels for a video of " + width + " x " + height);
    }
    int top = shown == null ? 0 : firstRow(argb);
    if (top == height) {
      parts.add(parts.remove(parts.size() - 1).lasting(frames));
      return;
    }
    if (shown == null || format == AnimatedFormat.PNG_FRAMES) {
      shown = argb.clone();
      add(argb, 0, 0, width, height, frames);
      return;
    }
    int bottom = lastRow(argb) + 1;
    int left = width;
    int right = 0;
    for (int y = top; y < bottom; y++) {
      int row = y * width;
      int from = Arrays.mismatch(shown, row, row + left, argb, row, row + left);
      left = from < 0 ? left : from;
      while (right < width && differsBehind(argb, row, right)) {
        right++;
      }
    }
    int x = left & -format.alignment;
    add(argb, x, top, right - x, bottom - top, frames);
    System.arraycopy(argb, top * width, shown, top * width, (bottom - top) * width);
  }

  private boolean differsBehind(int[] argb, int row, int column) {
    return Arrays.mismatch(shown, row + column, row + width, argb, row + column, row + width) >= 0;
  }

  private int firstRow(int[] argb) {
    int first = Arrays.mismatch(shown, argb);
    return first < 0 ? height : first / width & -format.alignment;
  }

  private int lastRow(int[] argb) {
    int y = height - 1;
    while (Arrays.equals(shown, y * width, (y + 1) * width, argb, y * width, (y + 1) * width)) {
      y--;
    }
    return y;
  }

  private void add(int[] argb, int x, int y, int across, int down, long frames) {
    int[] pixels = argb;
    if (across < width || down < height) {
      pixels = new int[across * down];
      for (int row = 0; row < down; row++) {
        System.arraycopy(argb, (y + row) * width + x, pixels, row * across, across);
      }
    }
    byte[] file = format.encoder.encode(pixels, across, down, alpha);
    parts.add(new PictureSegment.Part(x, y, across, down, frames, file));
  }

  public PictureSegment finish() {
    return new PictureSegment(parts);
  }
}
