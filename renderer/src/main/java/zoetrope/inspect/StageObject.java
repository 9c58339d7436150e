package zoetrope.inspect;

import java.util.List;
import java.util.Optional;
import zoetrope.frame.Style;
import zoetrope.geometry.Bounds;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.display.CreationSite;
import zoetrope.mobject.text.Glyph;
import zoetrope.mobject.text.StringMobject;
import zoetrope.source.Span;

/**
 * The immutable state of a mobject on a stage at one moment.
 *
 * @param id the index of the object in {@link StageSnapshot#objects}
 * @param parent the id of its parent, or -1
 * @param index the index of the object among the children of the parent, or on the stage
 * @param type the full name of its class
 * @param kind the class of the object in words
 * @param text the source of a text or formula, or a number; empty for other mobjects
 * @param span the characters of the enclosing text that a glyph stands for; empty for other
 *     mobjects
 * @param bounds the bounding box in scene units
 * @param style the style of its first path
 * @param fixed whether the object is fixed in the frame
 * @param zIndex the z index of its layer
 * @param site the source line that created it; empty if unknown
 * @param children the ids of its children
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
        StringMobject.sourceOf(m),
        m instanceof Glyph glyph ? Optional.of(glyph.span()) : Optional.empty(),
        m.bounds(),
        m.style(),
        m.fixedInFrame() >= 0.5,
        m.zIndex(),
        m.creationSite(),
        children);
  }
}
