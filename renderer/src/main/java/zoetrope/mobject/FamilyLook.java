package zoetrope.mobject;

import java.util.List;
import java.util.function.UnaryOperator;
import zoetrope.color.Color;
import zoetrope.frame.Style;
import zoetrope.geometry.Vec;

/**
 * The styling of whole families: first of the object itself, then of each child. The class of a
 * child may override these methods, for instance to keep the colour of a label.
 */
public interface FamilyLook<S extends Mobject<S>> extends Styling<S> {
  @Override
  default S restyle(UnaryOperator<Style> change) {
    self().restyleSelf(change);
    self().forEachChild(m -> m.restyle(change));
    return self();
  }

  @Override
  default S setFillGradient(Vec direction, Color... colors) {
    self().setFillGradientSelf(direction, List.of(colors));
    self().forEachChild(m -> m.setFillGradient(direction, colors));
    return self();
  }

  @Override
  default S setStrokeWidth(double... widths) {
    self().setStrokeWidthsSelf(widths);
    self().forEachChild(m -> m.setStrokeWidth(widths));
    return self();
  }

  @Override
  default S setStrokeColors(Color... colors) {
    self().setStrokeColorsSelf(List.of(colors));
    self().forEachChild(m -> m.setStrokeColors(colors));
    return self();
  }

  @Override
  default S setStrokeOpacity(double... opacities) {
    self().setStrokeOpacitiesSelf(opacities);
    self().forEachChild(m -> m.setStrokeOpacity(opacities));
    return self();
  }

  @Override
  default S setOpacity(double opacity) {
    if (self().isLayer()) {
      return setGroupOpacity(opacity);
    }
    self().setOpacitySelf(opacity);
    self().forEachChild(m -> m.setOpacity(opacity));
    return self();
  }

  @Override
  default S fade(double darkness) {
    if (self().isLayer()) {
      return setGroupOpacity((1 - darkness) * groupOpacity());
    }
    self().fadeSelf(1 - darkness);
    self().forEachChild(m -> m.fade(darkness));
    return self();
  }

  /** Copies the styles of {@code other} and its descendants, child by child. */
  default S matchStyle(Mobject<?> other) {
    TreeAlignment.matchStyle(self(), other);
    return self();
  }

  @Override
  default Style style() {
    Style first = self().firstStyle();
    return first == null ? Style.NONE : first;
  }
}
