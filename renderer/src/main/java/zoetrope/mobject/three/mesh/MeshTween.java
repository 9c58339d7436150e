package zoetrope.mobject.three.mesh;

import java.util.List;
import java.util.stream.IntStream;
import zoetrope.color.Color;
import zoetrope.geometry.Affine;
import zoetrope.internal.mobject.StyleTween;
import zoetrope.mobject.MotionPath;
import zoetrope.mobject.Tween;

/** An interpolation of the faces of a mesh to those of another one with the same structure. */
final class MeshTween<S extends AbstractMesh<S>> implements Tween {
  private final AbstractMesh<S> subject;
  private final MotionPath motion;
  private final PolygonMesh from;
  private final PolygonMesh to;
  private final Affine fromPlace;
  private final Affine toPlace;

  /**
   * Whether points are interpolated instead of corners, because the corners meet in the same points
   * at both ends.
   */
  private final boolean byPoints;

  private final double[] fromPlaces;
  private final double[] toPlaces;
  private final MeshLook look;
  private final StyleTween style;
  private final Colors ofFaces;
  private final Colors ofVertices;
  private final MeshTexture toTexture;

  MeshTween(AbstractMesh<S> subject, AbstractMesh<?> a, AbstractMesh<?> b, MotionPath motion) {
    this.subject = subject;
    this.motion = motion;
    from = a.localFaces();
    to = b.localFaces();
    fromPlace = a.place();
    toPlace = b.place();
    byPoints = from.sameVertices(to);
    fromPlaces = from == to ? null : places(from, fromPlace);
    toPlaces = from == to ? null : places(to, toPlace);
    look = a.look();
    toTexture = b.look().texture();
    style = StyleTween.of(a.look().style(), b.look().style(), 1);
    boolean byVertices = a.look().hasVertexColors() || b.look().hasVertexColors();
    ofFaces = byVertices ? Colors.NONE : Colors.ofFaces(a, b);
    ofVertices = byVertices ? Colors.ofVertices(a, b) : Colors.NONE;
  }

  private double[] places(PolygonMesh mesh, Affine place) {
    return byPoints ? mesh.places(place) : mesh.corners(place);
  }

  /** The opaque colours of both ends; the same list if they are equal. */
  private record Colors(List<Color> from, List<Color> to) {
    static final Colors NONE = new Colors(List.of(), List.of());

    static Colors ofFaces(AbstractMesh<?> a, AbstractMesh<?> b) {
      List<Color> first = a.look().faceColors();
      return first.equals(b.look().faceColors())
          ? new Colors(first, first)
          : new Colors(MeshPaints.ofFaces(a), MeshPaints.ofFaces(b));
    }

    static Colors ofVertices(AbstractMesh<?> a, AbstractMesh<?> b) {
      List<Color> first = MeshPaints.ofVertices(a);
      List<Color> last = MeshPaints.ofVertices(b);
      return new Colors(first, first.equals(last) ? first : last);
    }

    List<Color> at(double t) {
      if (t == 0 || t == 1 || from == to) {
        return t == 1 ? to : from;
      }
      return IntStream.range(0, from.size()).mapToObj(i -> from.get(i).lerp(to.get(i), t)).toList();
    }
  }

  @Override
  public void at(double t) {
    MeshLook now =
        look.withStyle(style.at(t))
            .withColors(ofFaces.at(t), ofVertices.at(t))
            .withShading(subject.shading())
            .withSmoothAngle(subject.look().smoothAngle())
            .withTexture(t == 1 ? toTexture : look.texture());
    if (t == 0 || t == 1) {
      subject.setTweened(t == 0 ? from : to, t == 0 ? fromPlace : toPlace, now);
    } else if (from == to) {
      subject.setTweened(from, motion.mix(fromPlace, toPlace, t), now);
    } else {
      double[] places = new double[fromPlaces.length];
      motion.mix(t, fromPlaces, toPlaces, places);
      boolean closed = from.isClosed() && to.isClosed();
      PolygonMesh between =
          byPoints ? from.withPlaces(places, closed) : from.withCorners(places, closed);
      subject.setTweened(between, Affine.IDENTITY, now);
    }
  }
}
