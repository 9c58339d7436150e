package zoetrope.internal.render.cache;

import java.util.List;
import zoetrope.frame.Filter;
import zoetrope.frame.Filter.Effect;
import zoetrope.frame.FilterLight;

/** Puts filters into a hash. */
final class FilterHasher {
  private final ValueHasher values;
  private final ItemHasher items;

  /** The kinds of effects, by which what follows is told apart. */
  private enum Kind {
    BLUR,
    OFFSET,
    FLOOD,
    PICTURE,
    MERGE,
    COLOR_MATRIX,
    TRANSFER,
    COMPOSITE,
    BLEND,
    MORPHOLOGY,
    TILE,
    TURBULENCE,
    DISPLACEMENT,
    CONVOLUTION,
    LIGHTING
  }

  /** The kinds of lights. */
  private enum Light {
    DISTANT,
    POINT,
    SPOT
  }

  /** Leaves what filters show to {@code items}. */
  FilterHasher(ValueHasher values, ItemHasher items) {
    this.values = values;
    this.items = items;
  }

  /** A filter, or null. */
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
    } else if (effect instanceof Filter.Picture picture) {
      values.constant(Kind.PICTURE);
      items.items(picture.items(), List.of());
    } else if (effect instanceof Filter.Merge) {
      values.constant(Kind.MERGE);
    } else if (effect instanceof Filter.Tile) {
      values.constant(Kind.TILE);
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
    } else if (effect instanceof Filter.Turbulence turbulence) {
      turbulence(turbulence);
    } else if (effect instanceof Filter.Displacement displacement) {
      values.constant(Kind.DISPLACEMENT);
      values.number(displacement.scale());
      values.word(displacement.x());
      values.word(displacement.y());
    } else if (effect instanceof Filter.Convolution convolution) {
      convolution(convolution);
    } else if (effect instanceof Filter.Lighting lighting) {
      lighting(lighting);
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

  private void turbulence(Filter.Turbulence turbulence) {
    pair(Kind.TURBULENCE, turbulence.x(), turbulence.y());
    values.word(turbulence.octaves());
    values.word(turbulence.seed());
    values.flag(turbulence.stitched());
    values.flag(turbulence.fractal());
  }

  private void convolution(Filter.Convolution convolution) {
    values.constant(Kind.CONVOLUTION);
    values.word(convolution.columns());
    values.numbers(convolution.kernel());
    values.number(convolution.divisor());
    values.number(convolution.bias());
    values.word(convolution.targetX());
    values.word(convolution.targetY());
    values.constant(convolution.edge());
    values.flag(convolution.keepsAlpha());
  }

  private void lighting(Filter.Lighting lighting) {
    values.constant(Kind.LIGHTING);
    light(lighting.light());
    values.color(lighting.color());
    values.number(lighting.height());
    values.number(lighting.strength());
    values.number(lighting.exponent());
  }

  private void light(FilterLight light) {
    if (light instanceof FilterLight.Distant distant) {
      values.constant(Light.DISTANT);
      values.vec(distant.to());
    } else if (light instanceof FilterLight.FromPoint point) {
      values.constant(Light.POINT);
      values.vec(point.at());
    } else if (light instanceof FilterLight.Spot spot) {
      values.constant(Light.SPOT);
      values.vec(spot.at());
      values.vec(spot.target());
      values.number(spot.exponent());
      values.number(spot.cone());
    } else {
      throw new IllegalArgumentException("no key is known for " + light.getClass());
    }
  }
}
