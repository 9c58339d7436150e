package zoetrope.mobject;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import zoetrope.geometry.Path;
import zoetrope.geometry.Paths;
import zoetrope.geometry.Vec;
import zoetrope.internal.geometry.PathLengths;
import zoetrope.internal.geometry.PathParts;

/**
 * The points and parts along the path of a vector object.
 *
 * @param <S> the concrete class itself
 */
public interface AlongPath<S extends VMobject<S>> {
  /** The object. */
  S self();

  /** The first point of the path. */
  default Vec start() {
    return self().place().apply(self().localPath().start());
  }

  /** The last point of the path. */
  default Vec end() {
    return self().place().apply(self().localPath().end());
  }

  /** The point at fraction {@code alpha} of the path's length. */
  default Vec pointAt(double alpha) {
    return PathParts.pointAt(self().path(), alpha);
  }

  /**
   * The fraction of the path's length at which the path is nearest to a point, in [0, 1]: {@code
   * pointAt(proportionFromPoint(p))} is the nearest point.
   *
   * @throws IllegalStateException for an object without a path of its own
   */
  default double proportionFromPoint(Vec point) {
    return PathLengths.nearest(self().path(), point);
  }

  /** The length of this object's own path in scene units, along its curves. */
  default double arcLength() {
    return PathLengths.length(self().path());
  }

  /** Moves, turns and scales the object so that its path begins and ends at these points. */
  default S putStartAndEndOn(Vec start, Vec end) {
    return self().transform(Paths.similarity(start(), end(), start, end));
  }

  /**
   * The points that the curves of this object's own path begin and end in, in scene coordinates.
   */
  default List<Vec> anchors() {
    Path path = self().localPath();
    List<Vec> anchors = new ArrayList<>();
    for (int k = 0; k < path.subpathCount(); k++) {
      for (int i = path.subpathStart(k); i < path.subpathStart(k + 1); i += 3) {
        anchors.add(self().place().apply(path.point(i)));
      }
    }
    return anchors;
  }

  /**
   * A copy of the part of this object between two fractions of its curves, in [0, 1].
   *
   * @see VMobject#becomePart
   */
  default S subcurve(double from, double to) {
    S part = self().copy();
    part.becomePart(self(), from, to);
    return part;
  }

  /** Draws smooth curves through the anchors of the family's paths. */
  default S makeSmooth() {
    return redrawFamily(Paths::smooth);
  }

  /** Draws straight segments between the anchors of the family's paths. */
  default S makeJagged() {
    return redrawFamily(Paths::jagged);
  }

  private S redrawFamily(UnaryOperator<Path> change) {
    self()
        .visit(
            m -> {
              if (m instanceof VMobject<?> v && !v.localPath().isEmpty()) {
                v.setPath(change.apply(v.localPath()), v.place());
              }
            });
    return self();
  }
}
