package zoetrope.internal.raster;

import java.util.Map;
import java.util.function.Consumer;
import zoetrope.frame.CornerPaint;
import zoetrope.frame.Item;
import zoetrope.frame.RasterImage;
import zoetrope.frame.Resampling;
import zoetrope.frame.Texture;
import zoetrope.geometry.Affine;
import zoetrope.geometry.Polygons;

/** Projects the faces of meshes, clips them at the near plane, and triangulates where need be. */
final class DepthMeshBuilder {
  /** Colours of corners that differ by no more than this in any channel count as one. */
  private static final int EVEN = 2;

  /** The same in faces of few pixels. */
  private static final int EVEN_IN_FEW = 4;

  private static final double FEW = 4;

  private final Map<RasterImage, MipChain> chains;
  private final DepthFaces.Builder faces = new DepthFaces.Builder();
  private final FaceClip clip = new FaceClip();
  private double[] corners = new double[64];
  private double[] others = new double[0];
  private final double[] pixels = new double[12];
  private double[] vertex = new double[FaceClip.STRIDE];
  private CornerValues.Builder values;

  /** What runs over the present face; null when it has one colour. */
  private CornerPaint shaded;

  private double nearer;

  /** Finds the mipmaps of textures in {@code chains}. */
  DepthMeshBuilder(Map<RasterImage, MipChain> chains) {
    this.chains = chains;
  }

  /**
   * The faces of a mesh; null when none is in sight.
   *
   * @param map the mesh's coordinates to homogeneous pixels
   * @param other a second such map, or null
   * @param part how much of the second map's pixels is mixed in
   * @param towardsEye how much nearer to the eye the faces count, in homogeneous coordinates
   * @param general takes the faces of very many corners, which are no part of the result
   */
  DepthFaces of(
      Item.Mesh mesh,
      Affine map,
      Affine other,
      double part,
      double towardsEye,
      Consumer<Item.Face> general) {
    Polygons polygons = mesh.polygons();
    int size = 3 * polygons.cornerCount();
    if (corners.length < size) {
      corners = new double[size];
    }
    polygons.coordinates(map, corners);
    if (other != null) {
      mix(polygons, other, part, size);
    }
    nearer = towardsEye;
    CornerPaint paint = mesh.corners();
    values = paint == null ? null : values(paint);
    faces.begin(values, false);
    int alpha = (int) (255 * mesh.opacity() + 0.5) << 24;
    for (int i : mesh.order()) {
      int from = polygons.start(i);
      int count = polygons.cornerCount(i);
      int color = alpha | mesh.colors()[i] & 0xFFFFFF;
      boolean isInside = isInside(from, count);
      shaded = paint == null || isEven(paint, from, count, isInside) ? null : paint;
      if (count > FaceRasterizer.CORNERS && shaded == null) {
        general.accept(mesh.face(i));
      } else if (isInside && shaded == null && count <= 4 && isConvex(from, count)) {
        plain(from, count, color);
      } else if (isInside) {
        project(from, count);
        add(count, color);
      } else {
        clipped(from, count, color);
      }
    }
    return faces.isEmpty() ? null : faces.build();
  }

  private CornerValues.Builder values(CornerPaint paint) {
    Texture texture = paint.texture();
    return texture == null
        ? new CornerValues.Builder(paint, null, null)
        : new CornerValues.Builder(
            paint,
            sampler(texture.picture(), texture.resampling()),
            texture.night() == null ? null : sampler(texture.night(), texture.resampling()));
  }

  private TextureSampler sampler(RasterImage picture, Resampling resampling) {
    return new TextureSampler(chains.computeIfAbsent(picture, MipChain::new), resampling);
  }

  /** Mixes the pixels of two maps; the mixture has the mean of their depths. */
  private void mix(Polygons polygons, Affine other, double part, int size) {
    if (others.length < size) {
      others = new double[size];
    }
    polygons.coordinates(other, others);
    for (int i = 0; i < size; i += 3) {
      double v = corners[i + 2];
      double w = others[i + 2];
      if (v >= Projection.NEAR && w >= Projection.NEAR) {
        double mixed = (1 - part) * v + part * w;
        corners[i] = ((1 - part) * corners[i] / v + part * others[i] / w) * mixed;
        corners[i + 1] = ((1 - part) * corners[i + 1] / v + part * others[i + 1] / w) * mixed;
        corners[i + 2] = mixed;
      } else {
        corners[i + 2] = Math.min(v, w);
      }
    }
  }

  /** Whether a face lies before the near plane and within the guard band. */
  private boolean isInside(int from, int count) {
    for (int i = 3 * from; i < 3 * (from + count); i += 3) {
      double w = corners[i + 2];
      double far = DepthFaces.Builder.GUARD * w;
      if (!(w >= Projection.NEAR && Math.abs(corners[i]) < far && Math.abs(corners[i + 1]) < far)) {
        return false;
      }
    }
    return true;
  }

  /**
   * Whether one colour shows a face as well as what runs over it: one that is at most a step away
   * from that of any corner, or two in a face of few pixels.
   */
  private boolean isEven(CornerPaint paint, int from, int count, boolean isInside) {
    if (paint.texture() != null) {
      return false;
    }
    int spread = spread(paint.colors(), from, count);
    return spread <= EVEN || spread <= EVEN_IN_FEW && isInside && isSmall(from, count);
  }

  /** By how much the colours of a face's corners differ in a channel. */
  private static int spread(int[] colors, int from, int count) {
    int most = 0;
    for (int shift = 0; shift < 24; shift += 8) {
      int low = 255;
      int high = 0;
      for (int k = from; k < from + count; k++) {
        int value = colors[k] >> shift & 255;
        low = Math.min(low, value);
        high = Math.max(high, value);
      }
      most = Math.max(most, high - low);
    }
    return most;
  }

  /** Whether the corners of a face that is inside lie within few pixels of the first one. */
  private boolean isSmall(int from, int count) {
    double x = corners[3 * from] / corners[3 * from + 2];
    double y = corners[3 * from + 1] / corners[3 * from + 2];
    for (int i = 3 * from + 3; i < 3 * (from + count); i += 3) {
      double far = FEW * corners[i + 2];
      if (Math.abs(corners[i] - x * corners[i + 2]) > far
          || Math.abs(corners[i + 1] - y * corners[i + 2]) > far) {
        return false;
      }
    }
    return true;
  }

  /** Whether a triangle or quadrilateral is convex in pixels. */
  private boolean isConvex(int from, int count) {
    for (int k = 0; k < count; k++) {
      int at = 3 * (from + k);
      double scale = 1 / corners[at + 2];
      pixels[3 * k] = corners[at] * scale;
      pixels[3 * k + 1] = corners[at + 1] * scale;
      pixels[3 * k + 2] = scale;
    }
    return count == 3
        || crosses(0, 3, 6) * crosses(6, 9, 0) > 0 && crosses(3, 6, 9) * crosses(9, 0, 3) > 0;
  }

  private double crosses(int a, int b, int c) {
    return (pixels[b] - pixels[a]) * (pixels[c + 1] - pixels[b + 1])
        - (pixels[b + 1] - pixels[a + 1]) * (pixels[c] - pixels[b]);
  }

  private void plain(int from, int count, int color) {
    for (int k = 0; k < count; k++) {
      double depth = pixels[3 * k + 2];
      faces.corner(pixels[3 * k], pixels[3 * k + 1], depth + depth * depth * nearer);
    }
    faces.face(color);
  }

  private void project(int from, int count) {
    clip.clear();
    for (int k = from; k < from + count; k++) {
      System.arraycopy(corners, 3 * k, vertex, 0, 3);
      if (shaded != null) {
        values.load(shaded, k, vertex, 3);
      }
      clip.add(vertex);
    }
  }

  private void clipped(int from, int count, int color) {
    for (int k = from; k < from + count; k++) {
      for (int d = 0; d < 3; d++) {
        if (!Double.isFinite(corners[3 * k + d])) {
          return;
        }
      }
    }
    project(from, count);
    clip.clip();
    if (clip.size() >= 3) {
      add(clip.size(), color);
    }
  }

  /**
   * Adds the polygon of {@link #clip} as it is, or as triangles where it is not convex, or what
   * runs over it is not linear: then neighbours agree all along their edge.
   */
  private void add(int count, int color) {
    if (count == 3
        || count <= FaceRasterizer.CORNERS
            && clip.isConvex()
            && (shaded == null || clip.isLinear(values.stride()))) {
      for (int k = 0; k < count; k++) {
        corner(k);
      }
      face(color);
      return;
    }
    int[] triangles = clip.triangles();
    for (int k = 0; k < triangles.length; k += 3) {
      corner(triangles[k]);
      corner(triangles[k + 1]);
      corner(triangles[k + 2]);
      face(color);
    }
  }

  private void face(int color) {
    if (shaded == null) {
      faces.face(color);
    } else {
      faces.shadedFace(color);
    }
  }

  private void corner(int k) {
    double depth = 1 / clip.w(k);
    faces.corner(clip.x(k), clip.y(k), depth + depth * depth * nearer);
    if (shaded != null) {
      values.add(clip.data(), k * FaceClip.STRIDE + 3, depth + depth * depth * nearer);
    }
  }
}
