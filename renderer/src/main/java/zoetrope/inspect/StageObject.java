package zoetrope.inspect;

import java.util.List;
import java.util.Optional;
import zoetrope.frame.Style;
import zoetrope.geometry.Bounds;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.display.CreationSite;
import zoetrope.mobject.text.AbstractNumber;
import zoetrope.mobject.text.Glyph;
import zoetrope.mobject.text.StringMobject;
import zoetrope.source.Span;

/**
 * A mobject on a stage, as it was at one moment. Immutable.
 *
 * @param id its place in {@link StageSnapshot#objects}
 * @param parent the id of what it is a child of, or -1
 * @param index its place among the children of the parent, or on the stage
 * @param type the full name of its class
 * @param kind its class in words
 * @param text what it says: the source of a text or formula, a number; empty for what says nothing
 * @param span the characters of the nearest text around it that it stands for; empty for what is no
 *     glyph
 * @param bounds in scene units
 * @param style of the first path in it
 * @param fixed whether the camera leaves it where it is in the frame
 * @param zIndex of the layer that it is in
 * @param site where it was made; empty when that is not known
 * @param children their ids
 */
public record StageObject(
    int id,
    int parent,
    int index,
    String type,
    String kind,
    String text,
    Optional<Span> span,
    Bounds bounds,
    Style style,
    boolean fixed,
    double zIndex,
    Optional<CreationSite> site,
    List<Integer> children) {
  /** Copies the list. */
  public StageObject {
    children = List.copyOf(children);
  }

  static StageObject of(Mobject<?> m, int id, int parent, int index, List<Integer> children) {
    return new StageObject(
        id,
        parent,
        index,
        m.getClass().getName(),
        m.kind(),
        text(m),
        m instanceof Glyph glyph ? Optional.of(glyph.span()) : Optional.empty(),
        m.bounds(),
        m.style(),
        m.fixedInFrame() >= 0.5,
        m.zIndex(),
        m.creationSite(),
        children);
  }

  private static String text(Mobject<?> m) {
    if (m instanceof StringMobject<?> s) {
      return s.source();
    }
    return m instanceof AbstractNumber<?> n ? n.text() : "";
  }
}
