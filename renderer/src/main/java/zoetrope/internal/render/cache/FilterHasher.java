package zoetrope.internal.render.cache;

import zoetrope.frame.Filter;
import zoetrope.frame.Filter.Effect;

/** Adds the filters of layers to a hash. */
record FilterHasher(ValueHasher values) {
  private enum Kind {
    BLUR,
    OFFSET,
    FLOOD,
    MERGE,
    COLOR_MATRIX,
    TRANSFER,
    COMPOSITE,
    BLEND,
    MORPHOLOGY
  }

  /**
   * Adds a filter, which may be null; {@code before} is the filter at this position in the previous
   * frame.
   */
  void filter(Filter filter, Filter before) {
    if (!values.follows(filter, before)) {
      return;
    }
    values.affine(filter.map());
    values.bounds(filter.region());
    values.word(filter.steps().size());
    for (Filter.Step step : filter.steps()) {
      effect(step.effect());
      values.integers(step.inputs());
      values.bounds(step.region());
      values.flag(step.linear());
    }
  }

  private void effect(Effect effect) {
    if (effect instanceof Filter.Blur blur) {
      pair(Kind.BLUR, blur.x(), blur.y());
    } else if (effect instanceof Filter.Offset offset) {
      pair(Kind.OFFSET, offset.x(), offset.y());
    } else if (effect instanceof Filter.Flood flood) {
      values.constant(Kind.FLOOD);
      values.color(flood.color());
    } else if (effect instanceof Filter.Merge) {
      values.constant(Kind.MERGE);
    } else if (effect instanceof Filter.Blend blend) {
      values.constant(Kind.BLEND);
      values.constant(blend.mode());
    } else if (effect instanceof Filter.ColorMatrix matrix) {
      values.constant(Kind.COLOR_MATRIX);
      values.numbers(matrix.values());
    } else if (effect instanceof Filter.Transfer transfer) {
      transfer(transfer);
    } else if (effect instanceof Filter.Composite composite) {
      composite(composite);
    } else if (effect instanceof Filter.Morphology morphology) {
      pair(Kind.MORPHOLOGY, morphology.x(), morphology.y());
      values.flag(morphology.dilate());
    } else {
      throw new IllegalArgumentException("no key is known for " + effect.getClass());
    }
  }

  private void pair(Kind kind, double x, double y) {
    values.constant(kind);
    values.number(x);
    values.number(y);
  }

  private void transfer(Filter.Transfer transfer) {
    values.constant(Kind.TRANSFER);
    values.integers(transfer.red());
    values.integers(transfer.green());
    values.integers(transfer.blue());
    values.integers(transfer.alpha());
  }

  private void composite(Filter.Composite composite) {
    values.constant(Kind.COMPOSITE);
    values.constant(composite.operator());
    values.number(composite.k1());
    values.number(composite.k2());
    values.number(composite.k3());
    values.number(composite.k4());
  }
}
