package zoetrope.internal.raster.coverage;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import zoetrope.internal.raster.pixel.PixelBox;

/**
 * The faces of a mesh in canvas coordinates, from far to near, each in one colour. They are stored
 * in flat arrays, since a frame may contain thousands. Immutable.
 */
public final class ProjectedMesh {
  /** The offsets of a face's fields in {@link #faces}; at offset 0 is the box's left side. */
  private static final int TOP = 1;

  private static final int RIGHT = 2;
  private static final int BOTTOM = 3;

  /**
   * The offset of a face's kind: {@code -1 - i} for the fill {@code i} of {@link #ops}; for other
   * faces 1 if the area is {@linkplain FillArea#isUnclipped unclipped}, 0 if not.
   */
  private static final int KIND = 4;

  private static final int UNCLIPPED = 1;

  private static final int COLOR = 5;
  private static final int END = 6;
  private static final int FIELDS = 7;

  private final int[] faces;
  private final int[] edges;
  private final List<FillOp> ops;

  private ProjectedMesh(int[] faces, int[] edges, List<FillOp> ops) {
    this.faces = faces;
    this.edges = edges;
    this.ops = ops;
  }

  public int count() {
    return faces.length / FIELDS;
  }

  public PixelBox box(int i) {
    int at = FIELDS * i;
    return new PixelBox(faces[at], faces[at + TOP], faces[at + RIGHT], faces[at + BOTTOM]);
  }

  boolean isUnclipped(int i) {
    return faces[FIELDS * i + KIND] == UNCLIPPED;
  }

  /** Returns the fill of face {@code i} if the face is drawn as a general shape; otherwise null. */
  public FillOp op(int i) {
    int kind = faces[FIELDS * i + KIND];
    return kind < 0 ? ops.get(-1 - kind) : null;
  }

  /** Returns the colour of face {@code i}, {@code 0xAARRGGBB}, not premultiplied. */
  public int color(int i) {
    return faces[FIELDS * i + COLOR];
  }

  /** Returns the index in {@link #edges} where the edges of face {@code i} begin. */
  int start(int i) {
    return i == 0 ? 0 : faces[FIELDS * (i - 1) + END];
  }

  /** Returns the index in {@link #edges} where the edges of face {@code i} end. */
  int end(int i) {
    return faces[FIELDS * i + END];
  }

  /** Returns the directed edges in fixed point (24.8 pixels), four elements each. */
  int[] edges() {
    return edges;
  }

  public boolean intersects(int i, int x0, int y0, int x1, int y1) {
    int at = FIELDS * i;
    return faces[at] < x1
        && faces[at + RIGHT] > x0
        && faces[at + TOP] < y1
        && faces[at + BOTTOM] > y0;
  }

  /** Returns face {@code i} as a separate area. */
  public Edges area(int i) {
    int[] data = Arrays.copyOfRange(edges, start(i), end(i));
    return new Edges(data, box(i), isUnclipped(i));
  }

  /** Returns the fills of the faces that are drawn as general shapes. */
  public List<FillOp> ops() {
    return ops;
  }

  /** Returns half the number of elements in the arrays, without those of {@link #ops}. */
  public int size() {
    return (faces.length + edges.length) / 2;
  }

  /** A builder that collects faces. */
  public static final class Builder {
    private int[] faces = new int[FIELDS * 64];
    private int[] edges = new int[16 * 64];
    private int faceSize;
    private int edgeSize;
    private final List<FillOp> ops = new ArrayList<>();

    public void clear() {
      faceSize = 0;
      edgeSize = 0;
      ops.clear();
    }

    /** Adds a face with this outline in one colour; does nothing if its area is empty. */
    public void add(EdgeList outline, int color) {
      PixelBox box = outline.box();
      if (box.isEmpty()) {
        return;
      }
      while (edgeSize + outline.size() > edges.length) {
        edges = Arrays.copyOf(edges, 2 * edges.length);
      }
      outline.copyTo(edges, edgeSize);
      edgeSize += outline.size();
      int kind = outline.isUnclipped() ? UNCLIPPED : 0;
      put(box, kind, color);
    }

    /** Adds a face that was drawn as a general shape. */
    public void add(FillOp face) {
      ops.add(face);
      int kind = -ops.size();
      put(face.box(), kind, face.color());
    }

    private void put(PixelBox box, int kind, int color) {
      if (faceSize + FIELDS > faces.length) {
        faces = Arrays.copyOf(faces, 2 * faces.length);
      }
      faces[faceSize] = box.left();
      faces[faceSize + TOP] = box.top();
      faces[faceSize + RIGHT] = box.right();
      faces[faceSize + BOTTOM] = box.bottom();
      faces[faceSize + KIND] = kind;
      faces[faceSize + COLOR] = color;
      faces[faceSize + END] = edgeSize;
      faceSize += FIELDS;
    }

    public ProjectedMesh build() {
      return new ProjectedMesh(
          Arrays.copyOf(faces, faceSize), Arrays.copyOf(edges, edgeSize), List.copyOf(ops));
    }
  }
}
