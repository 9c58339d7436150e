package zoetrope.mobject.three.mesh;

import java.util.Arrays;
import zoetrope.color.Color;
import zoetrope.color.Palette;
import zoetrope.frame.CornerPaint;
import zoetrope.frame.RasterImage;
import zoetrope.frame.Texture;
import zoetrope.geometry.Vec;
import zoetrope.mobject.display.Shading;

/** A shader of the corners of a mesh, whose colours are interpolated over its faces. */
final class CornerShader {
  private final PolygonMesh faces;
  private final MeshLook look;
  private final Shading lit;
  private final Vec eye;
  private final MeshPoints points;

  /** The points in scene coordinates. */
  private final double[] places;

  /** The normals of corners; null if faces are flat. */
  private final SmoothNormals smooth;

  /** Three coordinates for each normal of {@link #smooth} or of the faces. */
  private final double[] normals;

  /**
   * Creates a shader for a mesh in its place.
   *
   * @param lit the shading in the light of the scene
   */
  CornerShader(MeshGeometry geometry, MeshLook look, Shading lit, Vec eye) {
    this.faces = geometry.faces();
    this.look = look;
    this.lit = lit;
    this.eye = eye;
    points = faces.points();
    places = geometry.vertices();
    smooth = look.isSmooth() ? faces.smoothNormals(look.smoothAngle()) : null;
    normals = smooth == null ? geometry.normals() : geometry.smoothNormals(look.smoothAngle());
  }

  CornerPaint paint() {
    MeshTexture picture = look.texture();
    if (picture == null) {
      return new CornerPaint(colors(null));
    }
    int[] lights = colors(Palette.WHITE);
    int[] darks = colors(Palette.BLACK);
    boolean isBlack = Arrays.stream(darks).noneMatch(color -> (color & 0xFFFFFF) != 0);
    double[] uv = new double[2 * lights.length];
    for (int k = 0; k < lights.length; k++) {
      uv[2 * k] = picture.uv()[2 * points.of(k)];
      uv[2 * k + 1] = picture.uv()[2 * points.of(k) + 1];
    }
    double[] day = picture.night() == null ? null : day();
    Texture texture =
        new Texture(
            picture.day(), uv, isBlack ? null : darks, picture.night(), day, picture.resampling());
    return new CornerPaint(lights, texture);
  }

  /**
   * Returns the lit colours of all corners. If {@code base} is not null, it replaces the colours of
   * the mesh.
   */
  private int[] colors(Color base) {
    Color fill = look.fill();
    int[] colors = new int[faces.asPolygons().cornerCount()];
    int[] shaded = new int[points.count()];
    int[] shadedNormal = new int[points.count()];
    Color[] shadedBase = new Color[points.count()];
    int k = 0;
    for (int i = 0; i < faces.size(); i++) {
      Color face = base == null ? look.faceColor(i, fill) : base;
      for (int end = k + faces.cornerCount(i); k < end; k++) {
        int point = points.of(k);
        Color cornerColor =
            base == null && !look.vertexColors().isEmpty() ? look.vertexColors().get(point) : face;
        int normal = smooth == null ? i : smooth.of(k);
        if (shadedBase[point] != cornerColor || shadedNormal[point] != normal) {
          shaded[point] =
              lit.shade(
                      cornerColor,
                      PolygonMesh.vec(places, point),
                      PolygonMesh.vec(normals, normal),
                      eye)
                  .toArgb();
          shadedNormal[point] = normal;
          shadedBase[point] = cornerColor;
        }
        colors[k] = shaded[point];
      }
    }
    return colors;
  }

  private double[] day() {
    double[] day = new double[faces.asPolygons().cornerCount()];
    Vec light = lit.light();
    int k = 0;
    for (int i = 0; i < faces.size(); i++) {
      for (int end = k + faces.cornerCount(i); k < end; k++) {
        Vec toLight = light.minus(PolygonMesh.vec(places, points.of(k))).normalized();
        Vec normal = PolygonMesh.vec(normals, smooth == null ? i : smooth.of(k));
        day[k] = MeshTexture.day(normal.dot(toLight));
      }
    }
    return day;
  }

  /**
   * Returns one colour for each face, for outputs that cannot interpolate: the mean of its corners,
   * times the texture at its centre.
   */
  static int[] means(PolygonMesh faces, CornerPaint paint) {
    int[] means = new int[faces.size()];
    int k = 0;
    for (int i = 0; i < means.length; i++) {
      int n = faces.cornerCount(i);
      means[i] = mean(paint.colors(), k, n);
      if (paint.texture() != null) {
        means[i] = textured(means[i], paint.texture(), k, n);
      }
      k += n;
    }
    return means;
  }

  private static int mean(int[] colors, int from, int n) {
    int red = 0;
    int green = 0;
    int blue = 0;
    for (int k = from; k < from + n; k++) {
      red += colors[k] >> 16 & 255;
      green += colors[k] >> 8 & 255;
      blue += colors[k] & 255;
    }
    return 0xFF000000 | (red + n / 2) / n << 16 | (green + n / 2) / n << 8 | (blue + n / 2) / n;
  }

  private static int textured(int light, Texture texture, int from, int n) {
    double u = 0;
    double v = 0;
    double day = 0;
    for (int k = from; k < from + n; k++) {
      u += texture.uv()[2 * k] / n;
      v += texture.uv()[2 * k + 1] / n;
      day += texture.day() == null ? 0 : texture.day()[k] / n;
    }
    RasterImage seen = texture.night() == null || day >= 0.5 ? texture.picture() : texture.night();
    int texel = pixel(seen, u, v);
    int dark = texture.darks() == null ? 0 : mean(texture.darks(), from, n);
    int result = 0xFF000000;
    for (int shift = 0; shift < 24; shift += 8) {
      int part = texel >> shift & 255;
      int mixed = (light >> shift & 255) * part + (dark >> shift & 255) * (255 - part);
      result |= (mixed + 127) / 255 << shift;
    }
    return result;
  }

  private static int pixel(RasterImage picture, double u, double v) {
    int x = (int) Math.max(0, Math.min(picture.width() - 1, u * picture.width()));
    int y = (int) Math.max(0, Math.min(picture.height() - 1, (1 - v) * picture.height()));
    return picture.argb()[y * picture.width() + x];
  }
}
