package zoetrope.internal.raster.depth;

import java.util.Arrays;
import java.util.Map;
import java.util.function.Consumer;
import zoetrope.frame.CornerPaint;
import zoetrope.frame.Item;
import zoetrope.frame.RasterImage;
import zoetrope.frame.Texture;
import zoetrope.geometry.Polygons;
import zoetrope.internal.raster.outline.ItemProjection;
import zoetrope.internal.raster.shader.MipChain;
import zoetrope.internal.raster.shader.TextureSampler;

/** Projects the faces of meshes, clips them at the near plane, and triangulates them if needed. */
public final class DepthMeshBuilder {
  /** Corner colours that differ by at most this much in every channel count as equal. */
  private static final int MAX_COLOR_SPREAD = 2;

  /** The same limit for faces of at most {@link #SMALL_SIDE_PIXELS} pixels in each direction. */
  private static final int MAX_SMALL_COLOR_SPREAD = 4;

  private static final int SMALL_SIDE_PIXELS = 4;

  private final Map<RasterImage, MipChain> chains;
  private final DepthFacesBuilder faces = new DepthFacesBuilder();
  private final FaceClip clip = new FaceClip();
  private final MeshVertices vertices = new MeshVertices();
  private double[] vertex = new double[FaceClip.STRIDE];
  private CornerValues.Builder values;

  /** The paint of the current face; null when the face has one colour. */
  private CornerPaint shaded;

  private double nearer;
  private int alpha;

  /** The polygons that must be clipped or divided, which are added after all others. */
  private int[] pieces = new int[16];

  private int pieceCount;

  /** Creates a builder that looks up the mipmaps of textures in {@code chains}. */
  public DepthMeshBuilder(Map<RasterImage, MipChain> chains) {
    this.chains = chains;
  }

  /**
   * Returns the visible faces of a mesh; null if there are none.
   *
   * @param place maps the mesh's coordinates to homogeneous pixels
   * @param towardsEye how far the faces are moved towards the eye, in homogeneous coordinates
   * @param general receives the faces of one colour with too many corners, which are not part of
   *     the result
   */
  public DepthFaces of(
      Item.Mesh mesh, ItemProjection place, double towardsEye, Consumer<Item> general) {
    Polygons polygons = mesh.polygons();
    nearer = towardsEye;
    CornerPaint paint = mesh.corners();
    values = paint == null ? null : values(paint);
    faces.begin(values, false);
    faces.polygons(polygons);
    vertices.project(polygons, place, towardsEye, faces);
    alpha = (int) (255 * mesh.opacity() + 0.5) << 24;
    pieceCount = 0;
    for (int i : mesh.order()) {
      add(mesh, i, paint == null, general);
    }
    for (int k = 0; k < pieceCount; k++) {
      add(mesh, pieces[k], false, general);
    }
    return faces.isEmpty() ? null : faces.build();
  }

  /** Adds a face; {@code mayWait} says whether it may be added last if it must be divided. */
  private void add(Item.Mesh mesh, int i, boolean mayWait, Consumer<Item> general) {
    CornerPaint paint = mesh.corners();
    int from = mesh.polygons().start(i);
    int count = mesh.polygons().cornerCount(i);
    int color = alpha | mesh.colors()[i] & 0xFFFFFF;
    boolean isInside = vertices.areInside(from, count);
    shaded = paint == null || isEven(paint, from, count, isInside) ? null : paint;
    int[] points = vertices.ofCorners();
    if (isInside && shaded == null && faces.face(points, from, count, color, i)) {
      return;
    }
    if (mayWait && faces.skip(points, from, count, i)) {
      pieces = pieceCount < pieces.length ? pieces : Arrays.copyOf(pieces, 2 * pieceCount);
      pieces[pieceCount++] = i;
    } else if (count > FaceRasterizer.MAX_CORNERS && shaded == null) {
      general.accept(mesh.face(i));
    } else if (isInside) {
      project(from, count);
      add(count, color);
    } else {
      clipped(from, count, color);
    }
  }

  private CornerValues.Builder values(CornerPaint paint) {
    Texture texture = paint.texture();
    return texture == null
        ? new CornerValues.Builder(paint, null, null)
        : new CornerValues.Builder(
            paint, sampler(texture, texture.picture()), sampler(texture, texture.night()));
  }

  /** Returns a sampler of a picture of a texture; null for no picture. */
  private TextureSampler sampler(Texture texture, RasterImage picture) {
    return picture == null
        ? null
        : new TextureSampler(chains.computeIfAbsent(picture, MipChain::new), texture.resampling());
  }

  /** Whether a face has no texture and nearly equal colours at all of its corners. */
  private boolean isEven(CornerPaint paint, int from, int count, boolean isInside) {
    if (paint.texture() != null) {
      return false;
    }
    int spread = spread(paint.colors(), from, count);
    return spread <= MAX_COLOR_SPREAD
        || spread <= MAX_SMALL_COLOR_SPREAD
            && isInside
            && faces.isSmall(vertices.ofCorners(), from, count, SMALL_SIDE_PIXELS);
  }

  /** Returns the greatest difference between the corner colours of a face in any channel. */
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

  private void project(int from, int count) {
    clip.clear();
    for (int k = from; k < from + count; k++) {
      vertices.copyTo(vertex, k);
      if (shaded != null) {
        values.load(shaded, k, vertex, 3);
      }
      clip.add(vertex);
    }
  }

  private void clipped(int from, int count, int color) {
    for (int k = from; k < from + count; k++) {
      vertices.copyTo(vertex, k);
      for (int d = 0; d < 3; d++) {
        if (!Double.isFinite(vertex[d])) {
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
   * Adds the polygon of {@link #clip}. The polygon is divided into triangles if it has too many
   * corners, is not convex, or has values that are not linear. So neighbouring faces have the same
   * values along their common edge.
   */
  private void add(int count, int color) {
    if (count == 3
        || count <= FaceRasterizer.MAX_CORNERS
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
