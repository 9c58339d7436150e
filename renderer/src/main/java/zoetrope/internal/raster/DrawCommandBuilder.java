package zoetrope.internal.raster;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.WeakHashMap;
import zoetrope.color.Color;
import zoetrope.frame.Item;
import zoetrope.frame.Paint;
import zoetrope.frame.RasterImage;
import zoetrope.frame.Stroke;
import zoetrope.frame.Style;
import zoetrope.geometry.Affine;
import zoetrope.geometry.Path;
import zoetrope.geometry.Vec;

/** Makes {@link DrawCommand}s of items. Keeps its working space, so it serves one thread. */
final class DrawCommandBuilder {
  private static final DrawCommand NOTHING = DrawCommand.of(List.of());
  private static final Path SQUARE =
      Path.polygon(Vec.of(-1, -1), Vec.of(1, -1), Vec.of(1, 1), Vec.of(-1, 1));

  private final Flattener flattener;
  private final Dasher dasher = new Dasher();
  private final Stroker stroker = new Stroker();
  private final FillOutline outline = new FillOutline();
  private final FlattenedPath flat = new FlattenedPath();
  private final FlattenedPath clipped = new FlattenedPath();
  private final FlattenedPath area = new FlattenedPath();
  private final FlattenedPath dashed = new FlattenedPath();
  private final EdgeList edges;
  private final ContourPlacer plane;
  private final MeshProjector faces;
  private final Map<RasterImage, MipChain> chains = new WeakHashMap<>();
  private final ScanlineSampler row = new ScanlineSampler();

  private Projection view;
  private Affine map;
  private Affine other;
  private double mix;
  private OpaqueRect cover;
  private double growth;

  DrawCommandBuilder(int width, int height) {
    flattener = new Flattener(width, height);
    edges = new EdgeList(width, height);
    plane = new ContourPlacer(width, height, flattener, outline);
    faces = new MeshProjector(outline, edges);
  }

  /** What {@code item} looks like from {@code camera}. */
  DrawCommand build(Item item, Projection camera) {
    prepare(item, camera);
    if (item instanceof Item.Shape s) {
      return shape(s.path(), s.transform(), s.style());
    }
    if (item instanceof Item.Face f) {
      growth = growth(f.style().fill());
      return shape(f.path(), f.transform(), f.style());
    }
    if (item instanceof Item.Mesh mesh) {
      return mesh(mesh);
    }
    if (item instanceof Item.Inset inset) {
      return inset(inset);
    }
    return image((Item.Image) item);
  }

  private void prepare(Item item, Projection camera) {
    view = camera;
    double fixed = item.fixed();
    map = item.transform().then(fixed >= 1 ? view.fixed() : view.camera());
    other = fixed > 0 && fixed < 1 ? item.transform().then(view.fixed()) : null;
    mix = fixed;
    cover = null;
    growth = 0;
  }

  /** By how many pixels a face reaches beyond its outline; see {@link Item.Face}. */
  private static double growth(Paint fill) {
    return growth(fill instanceof Paint.Solid solid ? solid.color().alpha() : 1);
  }

  private static double growth(double alpha) {
    return alpha > 0 ? (1 - Math.sqrt(1 - alpha)) / alpha - 0.5 : 0;
  }

  private DrawCommand mesh(Item.Mesh mesh) {
    if (mesh.opacity() == 0) {
      return NOTHING;
    }
    Projection camera = view;
    ProjectedMesh facets = null;
    if (other == null) {
      facets = faces.build(mesh, map, growth(mesh.opacity()), face -> build(face, camera));
    }
    if (facets != null) {
      return facets.count() == 0 ? NOTHING : facets.toFigure();
    }
    List<FillOp> layers = new ArrayList<>();
    mesh.faces().forEach(face -> layers.addAll(build(face, camera).layers()));
    return layers.isEmpty() ? NOTHING : DrawCommand.of(layers);
  }

  private DrawCommand image(Item.Image image) {
    FlattenedPath inside = image.opacity() > 0 ? square() : null;
    Homography toSquare = inside == null ? null : Homography.inverse(map, other, mix);
    if (toSquare == null) {
      return NOTHING;
    }
    MipChain chain = chains.computeIfAbsent(image.picture(), MipChain::new);
    Shader shader = new ImageShader(chain, toSquare, Math.min(1, image.opacity()), row);
    cover = image.opacity() >= 1 && chain.isOpaque() ? OpaqueRect.of(inside) : null;
    return figure(List.of(new FillOp(edges.freeze(), null, 0, shader)));
  }

  /** The square of a picture or inset in pixels, with its edges; null when it is not seen. */
  private FlattenedPath square() {
    if (!map.isFinite()
        || other != null && !other.isFinite()
        || !flattener.flatten(SQUARE, map, other, mix, null, 0, flat)) {
      return null;
    }
    edges.clear();
    FlattenedPath inside = projectedArea(false);
    FillOutline.plain(inside, edges);
    return inside;
  }

  private DrawCommand inset(Item.Inset inset) {
    FlattenedPath inside = inset.opacity() > 0 ? square() : null;
    Affine plane = inside == null ? null : Homography.plane(map, other, mix);
    // Seen edge-on it has no inside that anything could be seen in.
    if (plane == null || plane.determinant() == 0 || !plane.isFinite()) {
      return NOTHING;
    }
    int background = inset.view().background().toArgb();
    int opacity = (int) Math.rint(255 * Math.min(1, inset.opacity()));
    cover = opacity == 255 && background >>> 24 == 255 ? OpaqueRect.of(inside) : null;
    DrawCommand border = figure(List.of(new FillOp(edges.freeze(), null, 0, null)));
    if (border == NOTHING) {
      return NOTHING;
    }
    Projection within = view.inset(inset.view(), plane);
    List<DrawCommand> figures = new ArrayList<>();
    for (Item item : inset.view().items()) {
      DrawCommand figure = build(item, within);
      if (figure.meets(border.left(), border.top(), border.right(), border.bottom())) {
        figures.add(figure);
      }
    }
    return border.withInset(
        new DrawCommand.Inset(List.copyOf(figures), Blend.premultiply(background), opacity));
  }

  private DrawCommand shape(Path path, Affine transform, Style style) {
    double border = style.fill().isInvisible() ? 0 : style.fillBorder() * view.halfStroke();
    double radius = Math.max(radius(style.behind()), radius(style.stroke()));
    if (radius == 0 && growth == 0 && other == null && style.fill() instanceof Paint.Solid solid) {
      PlacedContours inside = plane.place(path, map, border);
      if (inside != null) {
        return filled(inside, solid.color());
      }
    }
    boolean dashes = style.behind().dashes().length + style.stroke().dashes().length > 0;
    if (path.isEmpty()
        || style.isInvisible()
        || !flattener.flatten(
            path,
            map,
            other,
            mix,
            dashes ? transform : null,
            Math.max(Math.max(radius, border), growth),
            flat)) {
      return NOTHING;
    }
    List<FillOp> layers = new ArrayList<>(3);
    FlattenedPath lines = null;
    if (radius > 0) {
      lines = flat;
      if (NearClip.isNeeded(flat)) {
        NearClip.lines(flat, clipped);
        lines = clipped;
      }
      addStroke(style.behind(), path, lines, layers);
    }
    if (!style.fill().isInvisible()) {
      addFill(style, path, radius > 0, layers);
    }
    if (radius > 0) {
      addStroke(style.stroke(), path, lines, layers);
    }
    return figure(layers);
  }

  private static DrawCommand filled(PlacedContours inside, Color color) {
    if (color.alpha() == 0 || inside.isEmpty()) {
      return NOTHING;
    }
    OpaqueRect hidden = color.alpha() < 1 ? null : OpaqueRect.of(inside);
    return DrawCommand.of(new FillOp(inside, null, color.toArgb(), null), hidden);
  }

  /** Half the greatest width of a stroke in pixels at {@code w = 1}; 0 when it is not seen. */
  private double radius(Stroke stroke) {
    return stroke.isInvisible() ? 0 : stroke.maxWidth() * view.halfStroke();
  }

  private DrawCommand figure(List<FillOp> layers) {
    List<FillOp> visible = new ArrayList<>(layers.size());
    for (FillOp layer : layers) {
      if (!layer.area().isEmpty() || layer.border() != null && !layer.border().isEmpty()) {
        visible.add(layer);
      }
    }
    return visible.isEmpty() ? NOTHING : DrawCommand.of(visible, cover);
  }

  /** The inside in pixels; in place of the original unless that is to be kept. */
  private FlattenedPath projectedArea(boolean keep) {
    FlattenedPath inside = area;
    if (NearClip.isNeeded(flat)) {
      NearClip.areas(flat, area);
    } else if (keep) {
      area.copy(flat);
    } else {
      inside = flat;
    }
    inside.project();
    return inside;
  }

  private void addFill(Style style, Path path, boolean keep, List<FillOp> layers) {
    FlattenedPath inside = projectedArea(keep);
    if (style.fill() instanceof Paint.Solid solid && solid.color().alpha() == 1) {
      cover = OpaqueRect.of(inside);
    }
    Edges border = null;
    edges.clear();
    double half = style.fillBorder() * view.halfStroke();
    if (growth > 0) {
      Arrays.fill(inside.scale, 0, inside.size, 1);
      half = growth;
    }
    StrokeWidths widths = StrokeWidths.constant(half);
    if (!(half > 0)) {
      FillOutline.plain(inside, edges);
    } else if (outline.isOneSided(inside, widths)) {
      outline.grown(inside, edges);
    } else {
      stroker.stroke(inside, widths, Stroke.Join.AUTO, Stroke.Cap.BUTT, edges);
      border = edges.freeze();
      edges.clear();
      FillOutline.plain(inside, edges);
    }
    add(edges.freeze(), border, style.fill(), path, null, layers);
  }

  private void addStroke(Stroke stroke, Path path, FlattenedPath lines, List<FillOp> layers) {
    if (stroke.isInvisible()) {
      return;
    }
    double[] pattern = stroke.dashes();
    if (pattern.length > 0) {
      dasher.dash(lines, pattern, stroke.dashOffset(), dashed);
    } else {
      dashed.copy(lines);
    }
    dashed.project();
    edges.clear();
    StrokeWidths widths = StrokeWidths.of(stroke, path.anchorCount(), view.halfStroke());
    stroker.stroke(dashed, widths, stroke.join(), stroke.cap(), edges);
    Shader along = null;
    if (stroke.paint() instanceof Paint.StrokeGradient paint && paint.colors().size() > 1) {
      double half = 0;
      for (int i = 0; i < dashed.size; i++) {
        half = Math.max(half, widths.at(dashed.param[i]) * dashed.scale[i]);
      }
      along = new StrokeGradientShader(dashed, half, paint.colors(), path.anchorCount());
    }
    add(edges.freeze(), null, stroke.paint(), path, along, layers);
  }

  private void add(
      Edges inside, Edges border, Paint paint, Path path, Shader along, List<FillOp> layers) {
    if (along != null) {
      layers.add(new FillOp(inside, border, 0, along));
    } else if (paint instanceof Paint.Solid solid) {
      layers.add(new FillOp(inside, border, solid.color().toArgb(), null));
    } else if (paint instanceof Paint.StrokeGradient colors) {
      layers.add(new FillOp(inside, border, mean(colors.colors()).toArgb(), null));
    } else if (paint instanceof Paint.Gradient gradient) {
      addGradient(inside, border, gradient, path, layers);
    }
  }

  /** A gradient lies in the plane of the path, at the height of the path's middle. */
  private void addGradient(
      Edges inside, Edges border, Paint.Gradient gradient, Path path, List<FillOp> layers) {
    Vec level = new Vec(0, 0, path.bounds().center().z());
    Affine flatten = Affine.ofColumns(Vec.of(1, 0), Vec.of(0, 1), Vec.ZERO, level);
    Affine plane = gradient.map().then(flatten);
    Homography toGradient =
        Homography.inverse(plane.then(map), other == null ? null : plane.then(other), mix);
    if (toGradient == null) {
      Color last = gradient.stops().get(gradient.stops().size() - 1).color();
      layers.add(new FillOp(inside, border, last.toArgb(), null));
    } else {
      layers.add(new FillOp(inside, border, 0, new GradientShader(gradient, toGradient)));
    }
  }

  /** Colours along an outline have no meaning for the inside; it takes their mean. */
  private static Color mean(List<Color> colors) {
    Color mean = colors.get(0);
    for (int i = 1; i < colors.size(); i++) {
      mean = mean.lerp(colors.get(i), 1.0 / (i + 1));
    }
    return mean;
  }
}
