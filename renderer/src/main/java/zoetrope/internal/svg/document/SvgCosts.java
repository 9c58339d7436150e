package zoetrope.internal.svg.document;

import zoetrope.frame.Filter;
import zoetrope.svg.model.SvgPart;

/** Estimates the cost of painting layers. Painting an area once costs 1. */
final class SvgCosts {
  private SvgCosts() {}

  /**
   * Returns the cost per pixel of a layer: the layer itself, its masks, and the steps of its
   * filter.
   */
  static double of(SvgPart.Layer layer) {
    double cost = 1 + layer.masks().size();
    if (layer.filter() != null) {
      for (Filter.Step step : layer.filter().steps()) {
        cost += of(step.effect());
      }
    }
    return cost;
  }

  private static double of(Filter.Effect effect) {
    return effect instanceof Filter.Blur || effect instanceof Filter.Morphology ? 8 : 1;
  }
}
