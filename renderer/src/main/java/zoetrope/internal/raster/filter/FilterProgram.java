package zoetrope.internal.raster.filter;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import zoetrope.frame.Filter;
import zoetrope.geometry.Bounds;
import zoetrope.internal.raster.outline.PixelMap;
import zoetrope.internal.raster.pixel.PixelBox;

/**
 * A filter whose steps are converted to the pixels of a canvas. Each step computes only the pixels
 * that the following steps need. The value of a pixel does not depend on how many pixels are
 * computed.
 */
public final class FilterProgram {
  private final List<FilterStep> steps = new ArrayList<>();
  private final FilterRegion region;

  /**
   * Creates a program for a filter.
   *
   * @param map maps the filter's coordinates to pixels
   * @param limit nothing is computed outside of this box
   * @param height the height of the canvas in pixels
   */
  public FilterProgram(Filter filter, PixelMap map, PixelBox limit, int height) {
    region = new FilterRegion(filter.region(), map, limit);
    for (Filter.Step step : filter.steps()) {
      Bounds stepRegion = step.region();
      boolean whole = stepRegion.equals(Filter.EVERYWHERE) || stepRegion.equals(filter.region());
      int[] inputs = step.inputs().stream().mapToInt(i -> i).toArray();
      FilterRegion within = whole ? region : new FilterRegion(stepRegion, map, region.box());
      FilterOp op = FilterOps.of(step.effect(), map, height);
      steps.add(new FilterStep(op, inputs, within, step.linear()));
    }
  }

  /**
   * A step of a filter.
   *
   * @param inputs the inputs as in {@link Filter.Step#inputs}
   */
  record FilterStep(FilterOp op, int[] inputs, FilterRegion region, boolean linear) {}

  /**
   * Returns a box around the visible pixels of the result; {@code source} is the box of the source
   * image.
   */
  public PixelBox extent(PixelBox source) {
    PixelBox[] extents = extents(source);
    return extents.length == 0 ? PixelBox.EMPTY : extents[extents.length - 1];
  }

  private PixelBox[] extents(PixelBox source) {
    PixelBox[] extents = new PixelBox[steps.size()];
    for (int i = 0; i < extents.length; i++) {
      FilterStep step = steps.get(i);
      PixelBox[] inputs = new PixelBox[step.inputs().length];
      for (int k = 0; k < inputs.length; k++) {
        int input = step.inputs()[k];
        inputs[k] =
            input >= 0
                ? extents[input]
                : input == Filter.NOTHING ? PixelBox.EMPTY : source.intersection(region.box());
      }
      PixelBox within = step.region().box();
      extents[i] = step.op().extent(inputs, within).intersection(within);
    }
    return extents;
  }

  /** Returns the pixels of the source image that {@code out} depends on. */
  public PixelBox sourceNeed(PixelBox out) {
    return needs(out)[steps.size()];
  }

  /** Returns the needed pixels of each step's result, and last those of the source image. */
  private PixelBox[] needs(PixelBox out) {
    PixelBox[] needs = new PixelBox[steps.size() + 1];
    Arrays.fill(needs, PixelBox.EMPTY);
    if (steps.isEmpty()) {
      return needs;
    }
    needs[steps.size() - 1] = out;
    for (int i = steps.size() - 1; i >= 0; i--) {
      FilterStep step = steps.get(i);
      needs[i] = needs[i].intersection(step.region().box());
      for (int input : step.inputs()) {
        if (input != Filter.NOTHING && !needs[i].isEmpty()) {
          int at = input >= 0 ? input : steps.size();
          needs[at] = needs[at].union(step.op().need(needs[i]).intersection(region.box()));
        }
      }
    }
    return needs;
  }

  /**
   * Runs the filter and returns the pixels of {@code out}. {@code source} draws the pixels of the
   * source image in a given box.
   */
  public FilterImage run(PixelBox out, Function<PixelBox, FilterImage> source) {
    PixelBox[] needs = needs(out);
    int count = steps.size();
    PixelBox needed = needs[count];
    FilterImage picture = needed.isEmpty() ? nothing() : region.crop(source.apply(needed));
    FilterImage[] results = new FilterImage[count];
    int[] lastUse = lastUses();
    for (int i = 0; i < count; i++) {
      FilterStep step = steps.get(i);
      if (needs[i].isEmpty()) {
        results[i] = nothing();
        continue;
      }
      FilterImage[] inputs = new FilterImage[step.inputs().length];
      for (int k = 0; k < inputs.length; k++) {
        inputs[k] = input(step.inputs()[k], results, picture).in(step.linear());
      }
      int[] pixels = step.op().apply(inputs, needs[i], step.region().box());
      results[i] = step.region().crop(new FilterImage(needs[i], pixels, step.linear()));
      for (int k = 0; k < i; k++) {
        results[k] = lastUse[k] <= i ? null : results[k];
      }
    }
    return count == 0 ? nothing() : results[count - 1].in(false);
  }

  /** Returns the last step that uses each result, after which the result is released. */
  private int[] lastUses() {
    int[] last = new int[steps.size()];
    for (int i = 0; i < last.length; i++) {
      for (int input : steps.get(i).inputs()) {
        if (input >= 0) {
          last[input] = i;
        }
      }
    }
    return last;
  }

  private static FilterImage nothing() {
    return new FilterImage(PixelBox.EMPTY, new int[0], false);
  }

  private static FilterImage input(int number, FilterImage[] results, FilterImage picture) {
    if (number >= 0) {
      return results[number];
    }
    if (number == Filter.NOTHING) {
      return nothing();
    }
    if (number == Filter.SOURCE) {
      return picture;
    }
    int[] alpha = new int[picture.pixels().length];
    for (int i = 0; i < alpha.length; i++) {
      alpha[i] = picture.pixels()[i] & 0xFF000000;
    }
    return new FilterImage(picture.box(), alpha, picture.linear());
  }

  /** Returns the memory used, in array elements. */
  public int size() {
    return 64 * steps.size();
  }
}
