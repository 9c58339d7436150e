package zoetrope.mobject.three;

import java.util.ArrayList;
import java.util.List;
import zoetrope.color.Color;
import zoetrope.geometry.Affine;
import zoetrope.internal.mobject.StyleTween;
import zoetrope.mobject.MotionPath;
import zoetrope.mobject.Tween;

/** Interpolates the faces of a mesh to those of another of the same structure. */
final class MeshTween<S extends AbstractMesh<S>> implements Tween {
  private final AbstractMesh<S> subject;
  private final MotionPath motion;
  private final PolygonMesh from;
  private final PolygonMesh to;
  private final Affine fromPlace;
  private final Affine toPlace;
  private final double[] fromCorners;
  private final double[] toCorners;
  private final StyleTween style;
  private final List<Color> fromColors;
  private final List<Color> toColors;

  MeshTween(AbstractMesh<S> subject, AbstractMesh<?> a, AbstractMesh<?> b, MotionPath motion) {
    this.subject = subject;
    this.motion = motion;
    from = a.localFaces();
    to = b.localFaces();
    fromPlace = a.place();
    toPlace = b.place();
    fromCorners = from == to ? null : from.corners(fromPlace);
    toCorners = from == to ? null : to.corners(toPlace);
    style = StyleTween.of(a.selfStyle(), b.selfStyle(), 1);
    int n = a.colors().equals(b.colors()) ? 0 : from.size();
    fromColors = n == 0 ? a.colors() : faceColors(a, n);
    toColors = n == 0 ? b.colors() : faceColors(b, n);
  }

  private static List<Color> faceColors(AbstractMesh<?> m, int n) {
    List<Color> result = new ArrayList<>(n);
    for (int i = 0; i < n; i++) {
      result.add(m.faceColor(i).withAlpha(1));
    }
    return result;
  }

  @Override
  public void at(double t) {
    if (t == 0 || t == 1) {
      subject.setTweened(
          t == 0 ? from : to,
          t == 0 ? fromPlace : toPlace,
          style.at(t),
          t == 0 ? fromColors : toColors);
    } else if (from == to) {
      subject.setTweened(from, motion.mix(fromPlace, toPlace, t), style.at(t), mixed(t));
    } else {
      double[] corners = new double[fromCorners.length];
      motion.mix(t, fromCorners, toCorners, corners);
      subject.setTweened(
          from.withCorners(corners, from.isClosed() && to.isClosed()),
          Affine.IDENTITY,
          style.at(t),
          mixed(t));
    }
  }

  private List<Color> mixed(double t) {
    if (fromColors.equals(toColors)) {
      return fromColors;
    }
    List<Color> result = new ArrayList<>(fromColors.size());
    for (int i = 0; i < fromColors.size(); i++) {
      result.add(fromColors.get(i).lerp(toColors.get(i), t));
    }
    return result;
  }
}
