package zoetrope.mobject;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import zoetrope.geometry.Path;
import zoetrope.geometry.Paths;
import zoetrope.geometry.Vec;
import zoetrope.internal.geometry.HalfSpace;
import zoetrope.internal.geometry.PathLengths;
import zoetrope.internal.geometry.PathParts;

/** Methods that query and change the path of a vector object. */
public interface AlongPath<S extends VMobject<S>> extends Placement<S> {
  /** The largest depth of a flat path, in scene units. */
  double MAX_FLAT_DEPTH = 1e-9;

  /** Returns this object. */
  @Override
  S self();

  /**
   * Returns the point where a ray from the centre in {@code direction} leaves the outline of the
   * object. The outline is the path; if the path is open or not flat, or if the object has
   * children, the outline is the bounding box. Lines to other objects start at this point.
   */
  @Override
  default Vec boundaryPoint(Vec direction) {
    Vec corner = Placement.super.boundaryPoint(direction);
    Path path = self().path();
    boolean isOutline =
        self().children().isEmpty()
            && !path.isEmpty()
            && bounds().size().z() < MAX_FLAT_DEPTH
            && path.isClosed(0);
    return isOutline ? HalfSpace.exit(path, center(), direction, corner) : corner;
  }

  /** Returns the first point of the path, in scene coordinates. */
  default Vec start() {
    return self().place().apply(self().localPath().start());
  }

  /** Returns the last point of the path, in scene coordinates. */
  default Vec end() {
    return self().place().apply(self().localPath().end());
  }

  /** Returns the point at fraction {@code alpha}, in [0, 1], of the path's length. */
  default Vec pointAt(double alpha) {
    return PathParts.pointAt(self().path(), alpha);
  }

  /**
   * Returns where the path is nearest to {@code point}, as a fraction of its length in [0, 1].
   * {@code pointAt(proportionFromPoint(p))} is the point of the path nearest to {@code p}.
   *
   * @throws IllegalStateException if the object has no path
   */
  default double proportionFromPoint(Vec point) {
    return PathLengths.nearest(self().path(), point);
  }

  /** Returns the length of the path, in scene units; children do not count. */
  default double arcLength() {
    return PathLengths.length(self().path());
  }

  /**
   * Moves, rotates and scales the object so that its path goes from {@code start} to {@code end}.
   */
  default S putStartAndEndOn(Vec start, Vec end) {
    return self().transform(Paths.similarity(start(), end(), start, end));
  }

  /** Returns the start and end points of the curves of the path, in scene coordinates. */
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
   * Returns a copy of the part of this object between two fractions of its curves, in [0, 1]. All
   * curves count equally, whatever their lengths.
   *
   * @see VMobject#becomePart
   */
  default S subcurve(double from, double to) {
    S part = self().copy();
    part.becomePart(self(), from, to);
    return part;
  }

  /** Replaces the paths of the family by smooth curves through their anchors. */
  default S makeSmooth() {
    return redrawFamily(Paths::smooth);
  }

  /** Replaces the paths of the family by straight segments between their anchors. */
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
