package zoetrope.internal.raster;

import java.util.Arrays;

/**
 * What runs from corner to corner over faces: a colour and, with a texture, a place in it. All
 * values of a corner are divided by its {@code w}, so that they are linear in pixels.
 */
final class CornerValues {
  /** Red, green and blue in [0, 255], then u and v of a texture. */
  static final int COLORS = 3;

  final float[] data;

  /** The number of values a corner: {@link #COLORS}, or two more. */
  final int stride;

  /** What gives each place its colour, by which that of the corners is multiplied; or null. */
  final TextureSampler texture;

  private CornerValues(float[] data, int stride, TextureSampler texture) {
    this.data = data;
    this.stride = stride;
    this.texture = texture;
  }

  int size() {
    return data.length;
  }

  /** Collects the values of corners. */
  static final class Builder {
    private final TextureSampler texture;
    private final int stride;
    private float[] data = new float[64];
    private int size;

    /** For corners with colours and, unless it is null, places in a texture. */
    Builder(TextureSampler texture) {
      this.texture = texture;
      this.stride = texture == null ? COLORS : COLORS + 2;
    }

    /** The number of values a corner. */
    int stride() {
      return stride;
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

    CornerValues build(int corners) {
      return new CornerValues(Arrays.copyOf(data, corners * stride), stride, texture);
    }
  }
}
