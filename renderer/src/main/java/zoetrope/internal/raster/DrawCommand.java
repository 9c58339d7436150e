package zoetrope.internal.raster;

import java.util.List;

/**
 * An item as it lies on the canvas: its layers, back to front, and the box of the pixels it can
 * touch.
 *
 * @param layers null when there was no room to keep them
 * @param cover what it hides altogether, or null
 * @param inset what is seen within the only layer, or null
 * @param facets the faces of a mesh, of which some may be layers; null for all other figures
 * @param size how many numbers the figure keeps
 */
record DrawCommand(
    List<FillOp> layers,
    int left,
    int top,
    int right,
    int bottom,
    OpaqueRect cover,
    Inset inset,
    ProjectedMesh facets,
    int size) {
  /**
   * A picture in the picture.
   *
   * @param background {@code 0xAARRGGBB}, premultiplied
   * @param opacity of all together, from 0 to 255
   */
  record Inset(List<DrawCommand> figures, int background, int opacity) {}

  static DrawCommand of(List<FillOp> layers) {
    return of(layers, null);
  }

  /** A figure of one layer. */
  static DrawCommand of(FillOp layer, OpaqueRect cover) {
    return new DrawCommand(
        List.of(layer),
        layer.left(),
        layer.top(),
        layer.right(),
        layer.bottom(),
        cover,
        null,
        null,
        16 + layer.size());
  }

  /** A figure of faces, with the box around them. */
  static DrawCommand of(
      ProjectedMesh facets, List<FillOp> layers, int left, int top, int right, int bottom) {
    int size = size(layers, null) + facets.size();
    return new DrawCommand(layers, left, top, right, bottom, null, null, facets, size);
  }

  static DrawCommand of(List<FillOp> layers, OpaqueRect cover) {
    int left = Integer.MAX_VALUE;
    int top = Integer.MAX_VALUE;
    int right = 0;
    int bottom = 0;
    for (FillOp layer : layers) {
      left = Math.min(left, layer.left());
      top = Math.min(top, layer.top());
      right = Math.max(right, layer.right());
      bottom = Math.max(bottom, layer.bottom());
    }
    return new DrawCommand(
        List.copyOf(layers), left, top, right, bottom, cover, null, null, size(layers, null));
  }

  /** The same box without the layers. */
  DrawCommand forgotten() {
    return new DrawCommand(
        null, left, top, right, bottom, cover, null, null, size(List.of(), null));
  }

  /** The same layers with something seen within them. */
  DrawCommand withInset(Inset newInset) {
    return new DrawCommand(
        layers, left, top, right, bottom, cover, newInset, null, size(layers, newInset));
  }

  private static int size(List<FillOp> layers, Inset inset) {
    int size = 16;
    for (FillOp layer : layers) {
      size += layer.size();
    }
    if (inset != null) {
      for (DrawCommand figure : inset.figures()) {
        size += figure.size();
      }
    }
    return size;
  }

  boolean meets(int x0, int y0, int x1, int y1) {
    return left < x1 && right > x0 && top < y1 && bottom > y0;
  }
}
