package zoetrope.mobject.shapes;

import java.util.List;
import zoetrope.color.Color;
import zoetrope.color.ColorGradient;
import zoetrope.color.Palette;
import zoetrope.internal.diagnostics.Preconditions;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.TypedGroup;

/**
 * A glow around the outlines of an object: copies with increasingly wide and dark strokes. Add it
 * behind the object.
 */
public final class VHighlight extends TypedGroup<Mobject<?>, VHighlight> {

  /**
   * Creates five layers from grey to dark grey; the widest stroke is 5 stroke units wider than the
   * object's stroke.
   */
  public VHighlight(Mobject<?> target) {
    this(target, 5, Palette.GREY_C, Palette.GREY_E, 5);
  }

  /**
   * Creates a glow with at least one layer.
   *
   * @param inner the colour of the narrowest layer
   * @param outer the colour of the widest layer
   * @param addition the width of the widest stroke minus the stroke width of the object, in stroke
   *     units
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
