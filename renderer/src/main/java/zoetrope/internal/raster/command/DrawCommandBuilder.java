package zoetrope.internal.raster.command;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.WeakHashMap;
import zoetrope.frame.Item;
import zoetrope.frame.ItemVisitor;
import zoetrope.frame.Paint;
import zoetrope.frame.RasterImage;
import zoetrope.frame.Stroke;
import zoetrope.frame.Style;
import zoetrope.geometry.Affine;
import zoetrope.geometry.Path;
import zoetrope.internal.raster.coverage.EdgeList;
import zoetrope.internal.raster.coverage.Edges;
import zoetrope.internal.raster.coverage.FillOp;
import zoetrope.internal.raster.coverage.PlacedContours;
import zoetrope.internal.raster.coverage.ProjectedMesh;
import zoetrope.internal.raster.coverage.Shader;
import zoetrope.internal.raster.depth.DepthMembers;
import zoetrope.internal.raster.depth.DepthMeshBuilder;
import zoetrope.internal.raster.outline.ContourPlacer;
import zoetrope.internal.raster.outline.Dasher;
import zoetrope.internal.raster.outline.FillOutline;
import zoetrope.internal.raster.outline.FlattenedPath;
import zoetrope.internal.raster.outline.Flattener;
import zoetrope.internal.raster.outline.Homography;
import zoetrope.internal.raster.outline.ItemProjection;
import zoetrope.internal.raster.outline.NearClip;
import zoetrope.internal.raster.outline.OpaqueRect;
import zoetrope.internal.raster.outline.Outliner;
import zoetrope.internal.raster.outline.Projection;
import zoetrope.internal.raster.outline.StrokeReach;
import zoetrope.internal.raster.outline.StrokeWidths;
import zoetrope.internal.raster.outline.Stroker;
import zoetrope.internal.raster.pixel.Blend;
import zoetrope.internal.raster.pixel.PixelBox;
import zoetrope.internal.raster.shader.Footprint;
import zoetrope.internal.raster.shader.ImageShader;
import zoetrope.internal.raster.shader.MipChain;
import zoetrope.internal.raster.shader.ScanlineSampler;
import zoetrope.internal.raster.shader.StrokeGradientShader;

/**
 * Builds the {@link DrawCommand} of an item: projects its path, and computes the areas of its fill
 * and its strokes. The builder reuses its buffers, so only one thread may use it.
 */
public final class DrawCommandBuilder implements ItemVisitor<DrawCommand> {
  private final Flattener flattener;
  private final Dasher dasher = new Dasher();
  private final Stroker stroker = new Stroker();
  private final StrokeReach reach;
  private final FillOutline outline = new FillOutline();
  private final FlattenedPath flat = new FlattenedPath();
  private final FlattenedPath clipped = new FlattenedPath();
  private final FlattenedPath area = new FlattenedPath();
  private final FlattenedPath dashed = new FlattenedPath();
  private final EdgeList edges;
  private final ContourPlacer contourPlacer;
  private final MeshProjector meshProjector;
  private final LayerBuilder layers;
  private final DepthGroupBuilder groups;
  private final Map<RasterImage, MipChain> chains;
  private final ScanlineSampler scanline = new ScanlineSampler();

  private Projection projection;
  private ItemProjection place;
  private OpaqueRect opaqueRect;
  private double outset;

  /** The command of an earlier depth group whose members may be reused; null for none. */
  private DrawCommand before;

  /** Receives the parts of the current item that are not flat; null outside of depth groups. */
  private DepthGroupBuilder depth;

  /** Creates a builder for a canvas of {@code width x height} pixels. */
  public DrawCommandBuilder(int width, int height) {
    this(
        new PixelBox(0, 0, width, height),
        new PixelBox(0, 0, width, height).grown(height / 2, height / 2),
        height,
        new WeakHashMap<>());
  }

  private DrawCommandBuilder(
      PixelBox canvas, PixelBox limit, int frameHeight, Map<RasterImage, MipChain> chains) {
    int width = canvas.width();
    int height = canvas.height();
    this.chains = chains;
    layers = new LayerBuilder(this, canvas, limit, frameHeight);
    flattener = new Flattener(width, height);
    edges = new EdgeList(width, height);
    reach = new StrokeReach(width, height);
    contourPlacer = new ContourPlacer(width, height, flattener, outline);
    meshProjector = new MeshProjector(outline, edges);
    groups = new DepthGroupBuilder(this, new DepthMeshBuilder(chains), reach);
  }

  /**
   * Returns a builder for a separate canvas that shows a part of the plane of this canvas.
   *
   * @param limit the box that limits layers, in this builder's pixels; nothing is drawn outside of
   *     it
   * @param frameHeight the height of the whole frame in pixels
   */
  DrawCommandBuilder on(PixelBox part, PixelBox limit, int frameHeight) {
    return new DrawCommandBuilder(
        part.moved(-part.left(), -part.top()),
        limit.moved(-part.left(), -part.top()),
        frameHeight,
        chains);
  }

  /** Returns the command of {@code item} under {@code newProjection}. */
  public DrawCommand build(Item item, Projection newProjection) {
    return build(item, newProjection, null);
  }

  /**
   * Returns the command of {@code item} under {@code newProjection}.
   *
   * @param last a command of an earlier depth group under the same projection, whose members are
   *     reused; or null
   */
  public DrawCommand build(Item item, Projection newProjection, DrawCommand last) {
    return build(item, newProjection, last, null);
  }

  /** Returns the flat fills of a depth group's member; {@code taker} receives other parts. */
  DrawCommand buildMember(Item item, Projection newProjection, DepthGroupBuilder taker) {
    taker.fit().set(1);
    DrawCommand command = build(item, newProjection, null, taker);
    depth = null;
    return command;
  }

  private DrawCommand build(
      Item item, Projection newProjection, DrawCommand last, DepthGroupBuilder taker) {
    depth = taker;
    before = last;
    projection = newProjection;
    place = ItemProjection.of(item, projection);
    opaqueRect = null;
    outset = 0;
    return item.accept(this);
  }

  /** Returns by how many pixels a face is grown; see {@link Item.Shape#isFace}. */
  private static double outset(double alpha) {
    return alpha > 0 ? (1 - Math.sqrt(1 - alpha)) / alpha - 0.5 : 0;
  }

  @Override
  public DrawCommand shape(Item.Shape shape) {
    Style style = shape.style();
    if (shape.isFace()) {
      outset = outset(style.fill() instanceof Paint.Solid fill ? fill.opacity() : 1);
    }
    double border = style.fill().isInvisible() ? 0 : style.fillBorder() * projection.halfStroke();
    double radius = Math.max(radius(style.behind()), radius(style.stroke()));
    if (radius == 0
        && outset == 0
        && place.other() == null
        && style.fill() instanceof Paint.Solid solid) {
      PlacedContours inside = contourPlacer.place(shape.path(), place.map(), border);
      if (inside != null) {
        return DrawCommand.of(inside, solid.color());
      }
    }
    return outlined(shape.path(), shape.transform(), style, radius, border);
  }

  @Override
  public DrawCommand depthGroup(Item.DepthGroup group) {
    DepthMembers known = before == null ? null : before.depth();
    DrawCommand command = groups.build(group, projection, known);
    return command.left() < command.right() ? command : DrawCommand.NOTHING;
  }

  @Override
  public DrawCommand layer(Item.Layer layer) {
    return layers.build(layer, projection);
  }

  @Override
  public DrawCommand mesh(Item.Mesh mesh) {
    if (mesh.opacity() == 0) {
      return DrawCommand.NOTHING;
    }
    Projection current = projection;
    ProjectedMesh projected = null;
    if (place.other() == null) {
      projected =
          meshProjector.build(
              mesh, place.map(), outset(mesh.opacity()), face -> build(face, current));
    }
    if (projected != null) {
      return projected.count() == 0 ? DrawCommand.NOTHING : DrawCommand.of(projected);
    }
    List<FillOp> ops = new ArrayList<>();
    mesh.faces().forEach(face -> ops.addAll(build(face, current).ops()));
    return ops.isEmpty() ? DrawCommand.NOTHING : DrawCommand.of(ops, null);
  }

  @Override
  public DrawCommand image(Item.Image image) {
    FlattenedPath inside = image.opacity() > 0 ? part(image.outline()) : null;
    Homography toSquare = inside == null ? null : Homography.inverse(place);
    if (toSquare == null) {
      return DrawCommand.NOTHING;
    }
    MipChain chain = chains.computeIfAbsent(image.source(), MipChain::new);
    Footprint footprint = new Footprint(chain, toSquare, Math.min(1, image.opacity()));
    Shader shader = new ImageShader(footprint, toSquare, image.resampling(), scanline);
    opaqueRect = image.opacity() >= 1 && chain.isOpaque() ? OpaqueRect.of(inside) : null;
    return DrawCommand.ofVisible(List.of(new FillOp(edges.freeze(), null, 0, shader)), opaqueRect);
  }

  /**
   * Returns the projected outline of an image or inset in pixels, and collects its edges; null if
   * invisible. {@code ofSquare} is the outline in coordinates from -1 to 1.
   */
  private FlattenedPath part(Path ofSquare) {
    if (!place.isFinite() || !flattener.flatten(ofSquare, place, null, 0, flat)) {
      return null;
    }
    edges.clear();
    if (depth != null) {
      depth.fit().fit(flat);
    }
    FlattenedPath inside = projectedArea(false);
    FillOutline.addOutline(inside, edges);
    return inside;
  }

  @Override
  public DrawCommand inset(Item.Inset inset) {
    FlattenedPath inside = inset.opacity() > 0 ? part(Outliner.square()) : null;
    Affine plane = inside == null ? null : Homography.plane(place);
    // An inset that is seen edge-on has no area to draw in.
    if (plane == null || plane.determinant() == 0 || !plane.isFinite()) {
      return DrawCommand.NOTHING;
    }
    int background = inset.view().background().toArgb();
    int opacity = (int) Math.rint(255 * Math.min(1, inset.opacity()));
    opaqueRect = opacity == 255 && background >>> 24 == 255 ? OpaqueRect.of(inside) : null;
    DrawCommand border =
        DrawCommand.ofVisible(List.of(new FillOp(edges.freeze(), null, 0, null)), opaqueRect);
    if (border == DrawCommand.NOTHING) {
      return DrawCommand.NOTHING;
    }
    depth = null;
    Projection within = projection.inset(inset.view(), plane);
    List<DrawCommand> commands = new ArrayList<>();
    for (Item item : inset.view().items()) {
      DrawCommand command = build(item, within);
      if (command.intersects(border.left(), border.top(), border.right(), border.bottom())) {
        commands.add(command);
      }
    }
    return border.withInset(
        new DrawCommand.Inset(List.copyOf(commands), Blend.premultiply(background), opacity));
  }

  private DrawCommand outlined(
      Path path, Affine transform, Style style, double radius, double border) {
    boolean dashes = style.behind().dashes().length + style.stroke().dashes().length > 0;
    if (path.isEmpty()
        || style.isInvisible()
        || !flattener.flatten(
            path,
            place,
            dashes ? transform : null,
            Math.max(Math.max(radius, border), outset),
            flat)) {
      return DrawCommand.NOTHING;
    }
    if (depth != null) {
      depth.fit().fit(flat);
    }
    List<FillOp> ops = new ArrayList<>(3);
    FlattenedPath lines = null;
    if (radius > 0) {
      lines = flat;
      if (NearClip.isNeeded(flat)) {
        NearClip.lines(flat, clipped);
        lines = clipped;
      }
      addStroke(style.behind(), path, lines, ops);
    }
    if (!style.fill().isInvisible()) {
      addFill(style, path, radius > 0, ops);
    }
    if (radius > 0) {
      addStroke(style.stroke(), path, lines, ops);
    }
    return DrawCommand.ofVisible(ops, opaqueRect);
  }

  /** Returns half the greatest width of a stroke in pixels at {@code w = 1}; 0 if invisible. */
  private double radius(Stroke stroke) {
    return stroke.isInvisible() ? 0 : stroke.maxWidth() * projection.halfStroke();
  }

  /** Returns the area of {@link #flat} in pixels; may overwrite that path unless {@code keep}. */
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

  private void addFill(Style style, Path path, boolean keep, List<FillOp> ops) {
    FlattenedPath inside = projectedArea(keep);
    if (depth != null && depth.takeFill(inside, style.fill())) {
      return;
    }
    if (style.fill() instanceof Paint.Solid solid && solid.color().alpha() == 1) {
      opaqueRect = OpaqueRect.of(inside);
    }
    Edges border = null;
    edges.clear();
    double half = style.fillBorder() * projection.halfStroke();
    if (outset > 0) {
      Arrays.fill(inside.scale, 0, inside.size, 1);
      half = outset;
    }
    StrokeWidths widths = StrokeWidths.constant(half);
    if (reach.coversCanvas(inside, widths)) {
      reach.addCanvas(edges);
    } else if (!(half > 0)) {
      FillOutline.addOutline(inside, edges);
    } else if (outline.canOffset(inside, widths)) {
      outline.addOffset(inside, edges);
    } else {
      stroker.border(inside, widths, edges);
      border = edges.freeze();
      edges.clear();
      FillOutline.addOutline(inside, edges);
    }
    add(edges.freeze(), border, style.fill(), path, null, ops);
  }

  private void addStroke(Stroke stroke, Path path, FlattenedPath lines, List<FillOp> ops) {
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
    StrokeWidths widths = StrokeWidths.of(stroke, path.anchorCount(), projection.halfStroke());
    if (depth != null && depth.takeStroke(dashed, widths, stroke, path)) {
      return;
    }
    if (reach.coversCanvas(dashed, widths, stroke)) {
      reach.addCanvas(edges);
      if (stroke.paint() instanceof Paint.Solid solid && solid.color().alpha() == 1) {
        opaqueRect = reach.canvas();
      }
    } else {
      stroker.stroke(dashed, widths, stroke, edges);
    }
    Shader along = null;
    if (stroke.paint() instanceof Paint.StrokeGradient paint && paint.colors().size() > 1) {
      double half = 0;
      for (int i = 0; i < dashed.size; i++) {
        half = Math.max(half, widths.at(dashed.param[i]) * dashed.scale[i]);
      }
      along = new StrokeGradientShader(dashed, half, paint.colors(), path.anchorCount());
    }
    add(edges.freeze(), null, stroke.paint(), path, along, ops);
  }

  private void add(
      Edges inside, Edges border, Paint paint, Path path, Shader along, List<FillOp> ops) {
    FillOp op =
        along != null
            ? new FillOp(inside, border, 0, along)
            : paint.accept(new PaintedArea(this, inside, border, path, place));
    if (op != null) {
      ops.add(op);
    }
  }
}
