package zoetrope.internal.raster.depth;

import java.util.Arrays;
import zoetrope.frame.CornerPaint;
import zoetrope.frame.Texture;
import zoetrope.internal.raster.shader.TextureSampler;

/**
 * What runs from corner to corner over faces: a colour and, with a texture, a place in it, the
 * colour of black, and how much of a second texture is seen. All values of a corner are divided by
 * its {@code w}, so that they are linear in pixels.
 */
final class CornerValues {
  /** The most values a corner. */
  static final int MOST = 9;

  /** Where u and v of a texture begin, after red, green and blue in [0, 255]. */
  static final int PLACE = 3;

  /** Where red, green and blue of black begin, if they are there. */
  static final int DARK = 5;

  final float[] data;

  /** The number of values a corner. */
  final int stride;

  /** What gives each place its colour; or null. */
  final TextureSampler texture;

  /** What the texture fades into; or null. */
  final TextureSampler night;

  /** Whether the colours of black are among the values. */
  final boolean hasDarks;

  private CornerValues(Builder b) {
    this.data = Arrays.copyOf(b.data, b.size);
    this.stride = b.stride;
    this.texture = b.texture;
    this.night = b.night;
    this.hasDarks = b.hasDarks;
  }

  /** Where the part of the first of two textures, in [0, 255], is among a corner's values. */
  int day() {
    return stride - 1;
  }

  int size() {
    return data.length;
  }

  /** Collects the values of corners. */
  static final class Builder {
    private final TextureSampler texture;
    private final TextureSampler night;
    private final boolean hasDarks;
    private final int stride;
    private float[] data = new float[64];
    private int size;

    /** For corners of a paint. */
    Builder(CornerPaint paint, TextureSampler texture, TextureSampler night) {
      this.texture = texture;
      this.night = night;
      this.hasDarks = texture != null && paint.texture().darks() != null;
      this.stride =
          texture == null ? PLACE : DARK + (hasDarks ? PLACE : 0) + (night == null ? 0 : 1);
    }

    /** The number of values a corner. */
    int stride() {
      return stride;
    }

    /** Writes the values of corner {@code k}, as many as {@link #stride}, not divided by w. */
    void load(CornerPaint paint, int k, double[] target, int from) {
      color(paint.colors()[k], target, from);
      Texture picture = paint.texture();
      if (picture == null) {
        return;
      }
      target[from + PLACE] = picture.uv()[2 * k];
      target[from + PLACE + 1] = picture.uv()[2 * k + 1];
      if (hasDarks) {
        color(picture.darks()[k], target, from + DARK);
      }
      if (night != null) {
        target[from + stride - 1] = 255 * picture.day()[k];
      }
    }

    private static void color(int color, double[] target, int from) {
      target[from] = color >> 16 & 255;
      target[from + 1] = color >> 8 & 255;
      target[from + 2] = color & 255;
    }

    /** Adds the values of a corner, times its depth. */
    void add(double[] values, int from, double depth) {
      if (size + stride > data.length) {
        data = Arrays.copyOf(data, 2 * data.length);
      }
      for (int i = 0; i < stride; i++) {
        data[size++] = (float) (values[from + i] * depth);
      }
    }

    /** The number of values so far. */
    int size() {
      return size;
    }

    CornerValues build() {
      return new CornerValues(this);
    }
  }
}
