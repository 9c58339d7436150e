package zoetrope.internal.raster;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The faces of a mesh as they lie on the canvas, from far to near, each in one colour: their edges
 * one after the other in few arrays, as there may be thousands in each frame. Never changes.
 */
final class ProjectedMesh {
  /** For each face its box, whose fields are those of {@link FillArea}. */
  static final int LEFT = 0;

  static final int TOP = 1;
  static final int RIGHT = 2;
  static final int BOTTOM = 3;

  /** 1 if the face is {@link FillArea#isWhole}, 0 if not; below 0 for those that are layers. */
  private static final int KIND = 4;

  private static final int WHOLE = 1;

  private static final int COLOR = 5;
  private static final int END = 6;
  private static final int FIELDS = 7;

  private final int[] faces;
  private final int[] edges;
  private final List<FillOp> layers;

  private ProjectedMesh(int[] faces, int[] edges, List<FillOp> layers) {
    this.faces = faces;
    this.edges = edges;
    this.layers = layers;
  }

  int count() {
    return faces.length / FIELDS;
  }

  /** One of the box of face {@code i}: {@link #LEFT}, {@link #TOP}, {@link #RIGHT}, or BOTTOM. */
  int side(int i, int side) {
    return faces[FIELDS * i + side];
  }

  boolean isWhole(int i) {
    return faces[FIELDS * i + KIND] == WHOLE;
  }

  /** Face {@code i} as a layer if it is not that simple; else null. */
  FillOp layer(int i) {
    int kind = faces[FIELDS * i + KIND];
    return kind < 0 ? layers.get(-1 - kind) : null;
  }

  /** The colour of face {@code i}, {@code 0xAARRGGBB}, not premultiplied. */
  int color(int i) {
    return faces[FIELDS * i + COLOR];
  }

  /** Where the edges of face {@code i} begin in {@link #edges}. */
  int start(int i) {
    return i == 0 ? 0 : faces[FIELDS * (i - 1) + END];
  }

  /** Where the edges of face {@code i} end. */
  int end(int i) {
    return faces[FIELDS * i + END];
  }

  /** Directed edges in fixed point (24.8 pixels), four numbers each. */
  int[] edges() {
    return edges;
  }

  boolean meets(int i, int x0, int y0, int x1, int y1) {
    int at = FIELDS * i;
    return faces[at] < x1
        && faces[at + RIGHT] > x0
        && faces[at + TOP] < y1
        && faces[at + BOTTOM] > y0;
  }

  /** A face as an area of its own. */
  Edges area(int i) {
    int[] data = Arrays.copyOfRange(edges, start(i), end(i));
    int at = FIELDS * i;
    return new Edges(
        data, faces[at], faces[at + TOP], faces[at + RIGHT], faces[at + BOTTOM], isWhole(i));
  }

  /** A figure of all of them. */
  DrawCommand toFigure() {
    int left = Integer.MAX_VALUE;
    int top = Integer.MAX_VALUE;
    int right = 0;
    int bottom = 0;
    for (int at = 0; at < faces.length; at += FIELDS) {
      left = Math.min(left, faces[at]);
      top = Math.min(top, faces[at + TOP]);
      right = Math.max(right, faces[at + RIGHT]);
      bottom = Math.max(bottom, faces[at + BOTTOM]);
    }
    return DrawCommand.of(this, layers, left, top, right, bottom);
  }

  /** How many numbers are kept. */
  int size() {
    return (faces.length + edges.length) / 2;
  }

  /** Collects faces. */
  static final class Builder {
    private int[] faces = new int[FIELDS * 64];
    private int[] edges = new int[16 * 64];
    private int faceSize;
    private int edgeSize;
    private final List<FillOp> layers = new ArrayList<>();

    void clear() {
      faceSize = 0;
      edgeSize = 0;
      layers.clear();
    }

    /** Adds a face that is an area in one colour, unless nothing of it can be seen. */
    void add(EdgeList outline, int color) {
      if (outline.left() >= outline.right() || outline.top() >= outline.bottom()) {
        return;
      }
      while (edgeSize + outline.size() > edges.length) {
        edges = Arrays.copyOf(edges, 2 * edges.length);
      }
      outline.copyTo(edges, edgeSize);
      edgeSize += outline.size();
      int kind = outline.isWhole() ? WHOLE : 0;
      put(outline.left(), outline.top(), outline.right(), outline.bottom(), kind, color);
    }

    /** Adds a face that has been made a layer. */
    void add(FillOp face) {
      layers.add(face);
      int kind = -layers.size();
      put(face.left(), face.top(), face.right(), face.bottom(), kind, face.color());
    }

    private void put(int left, int top, int right, int bottom, int kind, int color) {
      if (faceSize + FIELDS > faces.length) {
        faces = Arrays.copyOf(faces, 2 * faces.length);
      }
      faces[faceSize] = left;
      faces[faceSize + TOP] = top;
      faces[faceSize + RIGHT] = right;
      faces[faceSize + BOTTOM] = bottom;
      faces[faceSize + KIND] = kind;
      faces[faceSize + COLOR] = color;
      faces[faceSize + END] = edgeSize;
      faceSize += FIELDS;
    }

    ProjectedMesh build() {
      return new ProjectedMesh(
          Arrays.copyOf(faces, faceSize), Arrays.copyOf(edges, edgeSize), List.copyOf(layers));
    }
  }
}
