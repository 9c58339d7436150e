package zoetrope.internal.svg.shape;

import java.util.function.Supplier;
import org.w3c.dom.Element;
import zoetrope.geometry.Bounds;
import zoetrope.geometry.Path;
import zoetrope.geometry.Vec;
import zoetrope.internal.geometry.PathBoolean;
import zoetrope.internal.svg.document.SvgDocument;

/**
 * Boolean operations on areas, with shortcuts for areas inside or outside a rectangle. If all
 * operations of a drawing together cost too much, further ones are refused.
 */
public final class SvgAreas {
  private final SvgDocument document;

  public SvgAreas(SvgDocument document) {
    this.document = document;
  }

  /**
   * Returns the part of {@code area} inside {@code clip}. Returns {@code area} itself if it lies
   * completely inside, and null if the computation fails or would take too long.
   */
  public Path clipped(Path area, Path clip) {
    if (clip == null || area.isEmpty() || contains(clip, area.bounds())) {
      return area;
    }
    if (areApart(clip.bounds(), area.bounds())) {
      return Path.EMPTY;
    }
    return attempt(
        () ->
            !isRectangle(clip) && PathBoolean.difference(area, clip).isEmpty()
                ? area
                : PathBoolean.intersection(area, clip),
        area,
        clip);
  }

  /**
   * Returns the intersection of two clips. Returns null if the computation fails or would take too
   * long.
   *
   * @param other the second clip; null for none
   */
  public Path intersection(Path one, Path other) {
    return other != null && contains(one, other.bounds()) ? other : clipped(one, other);
  }

  /** Returns the union. Returns null if the computation fails or would take too long. */
  public Path union(Path... paths) {
    return attempt(() -> PathBoolean.union(paths), paths);
  }

  /**
   * Whether a box lies inside a clip of any form. Returns false if this takes too long to find out.
   */
  public boolean isInside(Bounds box, Path clip) {
    Vec size = box.size();
    Path rectangle = SvgShapes.box(box.min().x(), box.min().y(), size.x(), size.y());
    Path outside = attempt(() -> PathBoolean.difference(rectangle, clip), rectangle, clip);
    return outside != null && outside.isEmpty();
  }

  /**
   * Returns the area that a path fills by the even-odd rule. Returns the path itself if the path is
   * simple.
   */
  public Path evenOdd(Element element, Path path) {
    Path area = attempt(() -> PathBoolean.evenOdd(path), path);
    if (area == null) {
      document.note(
          element,
          "a path is too complex for the even-odd rule: where its outlines cross, areas that"
              + " should be empty may be filled");
      return NestedSubpaths.alternating(path);
    }
    // An area with the same number of curves means that the path is simple. Returning the path
    // keeps its start and direction.
    boolean simple =
        area.subpathCount() == 1
            && path.subpathCount() == 1
            && area.curveCount() == path.curveCount();
    return simple ? path : area;
  }

  /** Returns the result of an operation, or null if it fails or would take too long. */
  private Path attempt(Supplier<Path> operation, Path... paths) {
    try {
      return document.affords(paths) ? operation.get() : null;
    } catch (ArithmeticException e) {
      return null;
    }
  }

  /**
   * Whether a box lies inside a rectangular clip. Always false for other clips, true for no clip
   * (null).
   */
  public static boolean contains(Path clip, Bounds box) {
    if (clip == null || box.isEmpty()) {
      return true;
    }
    Bounds outer = clip.bounds();
    double slack = 1e-9 * (1 + outer.size().length());
    return isRectangle(clip)
        && box.min().x() >= outer.min().x() - slack
        && box.min().y() >= outer.min().y() - slack
        && box.max().x() <= outer.max().x() + slack
        && box.max().y() <= outer.max().y() + slack;
  }

  /** Whether a box lies outside the bounds of a clip. Always false for no clip (null). */
  public static boolean areApart(Path clip, Bounds box) {
    return clip != null && (clip.isEmpty() || areApart(clip.bounds(), box));
  }

  private static boolean areApart(Bounds a, Bounds b) {
    return a.max().x() < b.min().x()
        || b.max().x() < a.min().x()
        || a.max().y() < b.min().y()
        || b.max().y() < a.min().y();
  }

  /** Whether a path is an axis-aligned rectangle. */
  private static boolean isRectangle(Path path) {
    if (path.subpathCount() != 1 || path.curveCount() != 4 || !path.isClosed(0)) {
      return false;
    }
    Bounds box = path.bounds();
    for (int i = 0; i < path.pointCount(); i++) {
      Vec p = path.point(i);
      boolean onSide = p.x() == box.min().x() || p.x() == box.max().x();
      boolean onTop = p.y() == box.min().y() || p.y() == box.max().y();
      if (!onSide && !onTop || i % 3 == 0 && !(onSide && onTop)) {
        return false;
      }
    }
    return true;
  }
}
