package zoetrope.mobject.three.mesh;

import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.function.DoubleFunction;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;
import zoetrope.color.Color;
import zoetrope.color.ColorGradient;
import zoetrope.geometry.Affine;
import zoetrope.geometry.Vec;
import zoetrope.internal.diagnostics.Preconditions;

/** Rules that colour meshes. */
public final class MeshPaints {
  private static final int SHADES = 256;

  private MeshPaints() {}

  /** Returns the points where corners meet, in scene coordinates. */
  static List<Vec> vertices(PolygonMesh faces, Affine place) {
    double[] p = faces.vertices(place);
    return IntStream.range(0, p.length / 3).mapToObj(i -> PolygonMesh.vec(p, i)).toList();
  }

  static MeshColoring.Rule byPoint(Function<Vec, Color> color) {
    return (look, faces, place) -> {
      List<Color> all = vertices(faces, place).stream().map(v -> named(color.apply(v), v)).toList();
      return look.withColors(List.of(), all);
    };
  }

  /**
   * Returns the rule that colours points of a grid by their parameters, and other points like the
   * fill.
   */
  public static MeshColoring.Rule byParameters(SurfaceColor color, Interval u, Interval v) {
    return (look, faces, place) -> {
      MeshPoints points = faces.points();
      Color[] all = new Color[points.count()];
      Arrays.fill(all, look.fill());
      for (int i = 0; i < Math.min(all.length, points.columns() * points.rows()); i++) {
        double atU = u.at(i / points.rows(), points.columns() - 1);
        double atV = v.at(i % points.rows(), points.rows() - 1);
        all[i] = named(color.at(atU, atV), new Vec(atU, atV, 0));
      }
      return look.withColors(List.of(), List.of(all));
    };
  }

  private static Color named(Color color, Vec at) {
    return Objects.requireNonNull(color, () -> "the colour of a surface at " + at + " is null");
  }

  /** Returns the rule that colours values with a gradient from the smallest to the largest. */
  public static MeshColoring.Rule byRange(ToDoubleFunction<Vec> value, List<Color> colors) {
    List<Color> shades = ColorGradient.samples(colors, SHADES);
    return byValues(
        value,
        values -> {
          double low = Arrays.stream(values).min().orElse(0);
          double high = Arrays.stream(values).max().orElse(0);
          return x ->
              shades.get(high > low ? (int) Math.rint((x - low) / (high - low) * (SHADES - 1)) : 0);
        });
  }

  /** Returns the rule that colours values with a scale. */
  public static MeshColoring.Rule byScale(
      ToDoubleFunction<Vec> value, DoubleFunction<Color> scale) {
    return byValues(value, values -> scale);
  }

  /** Returns the rule that colours vertices if shading is smooth, otherwise faces. */
  private static MeshColoring.Rule byValues(
      ToDoubleFunction<Vec> value, Function<double[], DoubleFunction<Color>> scaleOf) {
    return (look, faces, place) -> {
      List<Vec> points = look.isSmooth() ? vertices(faces, place) : middles(faces, place);
      String what = "the value of a face of a surface";
      double[] values =
          points.stream()
              .mapToDouble(p -> Preconditions.requireFinite(what, value.applyAsDouble(p)))
              .toArray();
      DoubleFunction<Color> scale = scaleOf.apply(values);
      List<Color> colors = Arrays.stream(values).mapToObj(scale).toList();
      return look.isSmooth()
          ? look.withColors(List.of(), colors)
          : look.withColors(colors, List.of());
    };
  }

  private static List<Vec> middles(PolygonMesh faces, Affine place) {
    double[] sums = faces.sums(faces.places(place));
    return IntStream.range(0, faces.size())
        .mapToObj(i -> PolygonMesh.vec(sums, i).times(1.0 / faces.cornerCount(i)))
        .toList();
  }

  static List<Color> ofFaces(AbstractMesh<?> mesh) {
    return IntStream.range(0, mesh.faceCount())
        .mapToObj(i -> mesh.faceColor(i).withAlpha(1))
        .toList();
  }

  /** Returns the colours of the vertices of a mesh, or the means of the faces around them. */
  static List<Color> ofVertices(AbstractMesh<?> mesh) {
    if (mesh.look().hasVertexColors()) {
      return mesh.look().vertexColors();
    }
    MeshPoints points = mesh.localFaces().points();
    Color[] colors = new Color[points.count()];
    int[] faces = new int[points.count()];
    int k = 0;
    for (int i = 0; i < mesh.faceCount(); i++) {
      Color opaque = mesh.faceColor(i).withAlpha(1);
      for (int end = k + mesh.localFaces().cornerCount(i); k < end; k++) {
        int p = points.of(k);
        faces[p]++;
        colors[p] = colors[p] == null ? opaque : colors[p].lerp(opaque, 1.0 / faces[p]);
      }
    }
    return List.of(colors);
  }
}
