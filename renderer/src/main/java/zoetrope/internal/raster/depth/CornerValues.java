package zoetrope.internal.raster.depth;

import java.util.Arrays;
import zoetrope.frame.CornerPaint;
import zoetrope.frame.Texture;
import zoetrope.internal.raster.shader.TextureSampler;

/**
 * The values that are interpolated between the corners of faces: a colour and, with a texture,
 * texture coordinates. A corner may also have a dark colour, which replaces the texture's black.
 * With a second texture, a corner also has the weight of the first texture in the mix of both. All
 * values of a corner are divided by its {@code w}, so that they are linear in pixels.
 *
 * @param data the values of all corners, {@code stride} for each
 * @param texture the texture; null if only the corners have colours
 * @param night the second texture; null if there is none
 */
record CornerValues(
    float[] data, int stride, TextureSampler texture, TextureSampler night, boolean hasDarks) {
  /** The maximum number of values per corner. */
  static final int MAX_VALUES = 9;

  /** The index of u and v of a texture; red, green and blue in [0, 255] come before them. */
  static final int TEXTURE = 3;

  /** The index of red, green and blue of the colour that may replace black. */
  static final int DARK = 5;

  /** Returns the index of the first texture's weight; the weight is from 0 to 255. */
  int day() {
    return stride - 1;
  }

  int size() {
    return data.length;
  }

  static final class Builder {
    private final TextureSampler texture;
    private final TextureSampler night;
    private final boolean hasDarks;
    private final int stride;
    private float[] data = new float[64];
    private int size;

    Builder(CornerPaint paint, TextureSampler texture, TextureSampler night) {
      this.texture = texture;
      this.night = night;
      this.hasDarks = texture != null && paint.texture().darks() != null;
      this.stride =
          texture == null ? TEXTURE : DARK + (hasDarks ? TEXTURE : 0) + (night == null ? 0 : 1);
    }

    /** Returns the number of values per corner. */
    int stride() {
      return stride;
    }

    /** Writes the values of corner {@code k}, not divided by w, to {@code target}. */
    void load(CornerPaint paint, int k, double[] target, int from) {
      color(paint.colors()[k], target, from);
      Texture picture = paint.texture();
      if (picture == null) {
        return;
      }
      target[from + TEXTURE] = picture.uv()[2 * k];
      target[from + TEXTURE + 1] = picture.uv()[2 * k + 1];
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

    /** Adds the values of a corner, multiplied by its depth. */
    void add(double[] values, int from, double depth) {
      if (size + stride > data.length) {
        data = Arrays.copyOf(data, 2 * data.length);
      }
      for (int i = 0; i < stride; i++) {
        data[size++] = (float) (values[from + i] * depth);
      }
    }

    int size() {
      return size;
    }

    CornerValues build() {
      return new CornerValues(Arrays.copyOf(data, size), stride, texture, night, hasDarks);
    }
  }
}
