package zoetrope.mobject.shapes;

import java.util.List;
import zoetrope.color.Color;
import zoetrope.color.ColorGradient;
import zoetrope.color.Palette;
import zoetrope.internal.mobject.Preconditions;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.TypedGroup;

/**
 * A glow around the outlines of an object: copies of it in ever wider, ever darker strokes, to be
 * put behind it.
 */
public final class VHighlight extends TypedGroup<Mobject<?>, VHighlight> {

  /** Five layers from grey to dark grey, the widest 5 wider than the object's own strokes. */
  public VHighlight(Mobject<?> target) {
    this(target, 5, Palette.GREY_C, Palette.GREY_E, 5);
  }

  /**
   * At least one layer; {@code inner} is the colour of the narrowest and {@code outer} of the
   * widest, whose stroke is {@code addition} wider than the object's own.
   */
  public VHighlight(Mobject<?> target, int layers, Color inner, Color outer, double addition) {
    Preconditions.requireAtLeast("the number of layers", layers, 1);
    Preconditions.requireNotNegative("the additional stroke width", addition);
    List<Color> colors = ColorGradient.samples(List.of(inner, outer), layers);
    for (int i = layers; i > 0; i--) {
      double more = addition * i / layers;
      Mobject<?> layer = target.copy();
      layer.clearUpdaters();
      layer.setFillOpacity(0);
      for (Mobject<?> part : layer.familyWithStyle()) {
        part.setStroke(colors.get(i - 1), part.strokeWidth() + more);
      }
      add(layer);
    }
  }
}
