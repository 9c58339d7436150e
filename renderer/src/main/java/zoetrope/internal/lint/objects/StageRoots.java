package zoetrope.internal.lint.objects;

import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.coordinates.NumberLine;
import zoetrope.mobject.lines.Cross;

/**
 * The top-level mobjects that contain the members of a stage. They are cached, so {@link #clear}
 * must be called at each play.
 */
public final class StageRoots {
  private final ObjectNames names;
  private final Map<Mobject<?>, Mobject<?>> roots = new IdentityHashMap<>();
  private final Map<Mobject<?>, Map<String, Boolean>> parts = new IdentityHashMap<>();
  private final Map<Mobject<?>, Boolean> ofAxes = new IdentityHashMap<>();

  public StageRoots(ObjectNames names) {
    this.names = names;
  }

  /** Forgets everything, because groups may have changed. */
  public void clear() {
    roots.clear();
    parts.clear();
    ofAxes.clear();
  }

  /**
   * Returns the top-level mobject that contains a mobject; the mobject itself if there is none.
   *
   * @param mobjects the top-level mobjects
   */
  public Mobject<?> of(Mobject<?> m, List<Mobject<?>> mobjects) {
    if (!roots.containsKey(m)) {
      mobjects.forEach(root -> root.family().forEach(member -> roots.put(member, root)));
      roots.putIfAbsent(m, m);
    }
    return roots.get(m);
  }

  /**
   * Whether a shape belongs to a text on purpose. This is the case if the shape is part of a cross
   * or of the text. It is also the case if one line of code created both, and both are in the same
   * top-level mobject.
   */
  public boolean isPartOf(Mobject<?> shape, VisibleText text, List<Mobject<?>> mobjects) {
    return parts
        .computeIfAbsent(shape, s -> new HashMap<>())
        .computeIfAbsent(text.key(), key -> findPart(shape, text, mobjects));
  }

  /** Whether a text is a number of an axis. */
  public boolean isOfAxis(VisibleText text) {
    return !text.isWords()
        && ofAxes.computeIfAbsent(
            text.subject(), subject -> text.isUnder(m -> m instanceof NumberLine));
  }

  private boolean findPart(Mobject<?> shape, VisibleText text, List<Mobject<?>> mobjects) {
    Mobject<?> root = of(shape, mobjects);
    return names.isUnder(root, shape, group -> group instanceof Cross || text.isOf(group))
        || root == text.whole() && text.isOfLine(shape.creationSite().orElse(null));
  }
}
