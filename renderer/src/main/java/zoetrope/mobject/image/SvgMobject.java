package zoetrope.mobject.image;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;
import zoetrope.color.Color;
import zoetrope.geometry.Affine;
import zoetrope.geometry.Bounds;
import zoetrope.geometry.Vec;
import zoetrope.internal.diagnostics.Preconditions;
import zoetrope.internal.svg.paint.SvgItems;
import zoetrope.mobject.Group;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.MotionPath;
import zoetrope.mobject.Shape;
import zoetrope.mobject.Tween;
import zoetrope.mobject.TypedGroup;
import zoetrope.mobject.VMobject;
import zoetrope.svg.SvgDrawing;
import zoetrope.svg.model.SvgPart;

/**
 * A drawing from an SVG file, 2 units high by default, in the file's colours. Each shape and image
 * is a child, from back to front.
 *
 * <pre>{@code
 * var icon = svgMobject(Path.of("pictures/icon.svg")).setHeight(3);
 * play(drawBorderThenFill(icon));
 * icon.part("door").setColor(RED);
 * }</pre>
 *
 * <p>{@link #sizedByViewBox} uses the file's view box as its size instead of the painted area.
 *
 * <p>The widths of the file's lines are scaled with the new drawing, which is 2 units high. Like
 * all strokes, lines keep their width when the drawing is scaled later, until {@link #fitStrokes}
 * is called. {@link #withoutStrokes} removes them.
 */
public final class SvgMobject extends TypedGroup<Mobject<?>, SvgMobject> {
  private static final double DEFAULT_HEIGHT = 2;

  private final SvgDrawing drawing;
  private Affine frame;

  /** The author's fill border; NaN while the border follows the opacity. */
  private double border = Double.NaN;

  /**
   * Creates the drawing of a file.
   *
   * @throws zoetrope.svg.model.SvgException as {@link SvgDrawing#load}
   */
  public SvgMobject(Path file) {
    this(SvgDrawing.load(file));
  }

  /** Creates a drawing that was already read, centred at the origin. */
  public SvgMobject(SvgDrawing drawing) {
    this.drawing = drawing;
    Bounds box = drawing.bounds();
    Vec size = box.size();
    double extent = size.y() > 0 ? size.y() : size.x();
    double scale = extent > 0 ? DEFAULT_HEIGHT / extent : 1;
    this.frame = Affine.translation(box.center().negate()).then(Affine.scaling(scale));
    for (SvgPart part : drawing.parts()) {
      add(child(part));
    }
  }

  private Mobject<?> child(SvgPart part) {
    if (part instanceof SvgPart.Raster raster) {
      return picture(raster);
    }
    if (part instanceof SvgPart.Layer layer) {
      return layer(layer);
    }
    SvgPart.Outline outline = (SvgPart.Outline) part;
    return new Shape(outline.path(), frame, SvgItems.style(outline, scale()));
  }

  private Group<Mobject<?>> layer(SvgPart.Layer layer) {
    Group<Mobject<?>> group = new Group<>();
    layer.parts().forEach(part -> group.add(child(part)));
    return group.setCompositing(SvgItems.compositing(layer, frame, scale()));
  }

  private ImageMobject picture(SvgPart.Raster raster) {
    ImageMobject image = new ImageMobject(raster.picture());
    double half = image.bounds().size().y() / 2;
    double halfWidth = image.bounds().size().x() / 2;
    Affine toSquare = Affine.scaling(1 / halfWidth, 1 / half, 1);
    return image.transform(toSquare.then(raster.place()).then(frame)).setOpacity(raster.opacity());
  }

  /**
   * Returns notes on unsupported features of the file, with file and line: {@link
   * SvgDrawing#notes}.
   */
  @Override
  public List<String> notes() {
    return drawing.notes();
  }

  /** Returns the drawing that was read. */
  public SvgDrawing drawing() {
    return drawing;
  }

  /**
   * Returns the children that come from the element of this {@code id} in the file. Descendants
   * without an id are included.
   *
   * @throws IllegalArgumentException if there is none; the message lists the ids
   */
  public Group<Mobject<?>> part(String id) {
    List<Mobject<?>> found = new ArrayList<>();
    List<String> ids = new ArrayList<>();
    forEachPart(
        (part, child) -> {
          ids.add(part.id());
          if (part.id().equals(id)) {
            found.add(child);
          }
        });
    if (found.isEmpty()) {
      throw new IllegalArgumentException(
          "no drawn element has the id \"" + id + "\"; the ids are " + names(ids));
    }
    return new Group<>(found);
  }

  private static String names(List<String> ids) {
    return String.join(", ", ids.stream().filter(s -> !s.isEmpty()).distinct().toList());
  }

  /** Calls {@code action} with each part that is not a layer, and its mobject. */
  private void forEachPart(BiConsumer<SvgPart, Mobject<?>> action) {
    forEachPart(drawing.parts(), children(), action);
  }

  private static void forEachPart(
      List<SvgPart> parts, List<Mobject<?>> members, BiConsumer<SvgPart, Mobject<?>> action) {
    for (int i = 0; i < Math.min(parts.size(), members.size()); i++) {
      if (parts.get(i) instanceof SvgPart.Layer layer) {
        forEachPart(layer.parts(), members.get(i).children(), action);
      } else {
        action.accept(parts.get(i), members.get(i));
      }
    }
  }

  /** Gives lines the widths and dashes of the file at the current size. */
  public SvgMobject fitStrokes() {
    forEachPart(
        (part, child) -> {
          if (part instanceof SvgPart.Outline outline && child instanceof VMobject<?> shape) {
            var file = outline.line().stroke(scale());
            shape.restyleAlone(
                s ->
                    s.withStroke(
                        s.stroke()
                            .withWidths(file.widths())
                            .withDashes(file.dashOffset(), file.dashes())));
          }
        });
    return this;
  }

  /**
   * Scales and moves the drawing so that its view box is 2 units high around the origin, with lines
   * of the file's widths. Without a view box, width and height are used. The icons of one set then
   * have the same scale. Without this call, the painted area is 2 units high.
   */
  public SvgMobject sizedByViewBox() {
    Bounds box = drawing.viewport();
    Affine wanted =
        Affine.translation(box.center().negate())
            .then(Affine.scaling(DEFAULT_HEIGHT / box.size().y()));
    return transform(frame.inverse().then(wanted)).fitStrokes();
  }

  /**
   * Returns the current place of the file's view box, which includes the margins of the drawing.
   */
  public Bounds viewBox() {
    return drawing.viewport().transform(frame);
  }

  /**
   * Sets the colour and width of all lines. Shapes without a line in the file get an opaque line.
   */
  @Override
  public SvgMobject setStroke(Color color, double width) {
    super.setStroke(color, width);
    forEachPart(
        (part, child) -> {
          if (part instanceof SvgPart.Outline outline && outline.line().isInvisible()) {
            child.setStroke(color, width, 1);
          }
        });
    return this;
  }

  /**
   * Sets the colour of the fill and keeps its opacity. If the drawing has only lines, its shapes
   * become filled. {@code setFill(color, 1)} fills every part of any drawing.
   */
  @Override
  public SvgMobject setFill(Color color) {
    boolean linesOnly = isUnfilled() && !anyMember(m -> !m.style().fill().isInvisible());
    return linesOnly ? setFill(color, 1) : recolorFill(color);
  }

  private boolean isUnfilled() {
    boolean[] filled = new boolean[1];
    forEachPart(
        (part, child) ->
            filled[0] |= !(part instanceof SvgPart.Outline o && o.fill().isInvisible()));
    return !filled[0];
  }

  private SvgMobject recolorFill(Color color) {
    return withBorder(super.setFill(color));
  }

  @Override
  public SvgMobject setFill(Color color, double opacity) {
    return withBorder(super.setFill(color, opacity));
  }

  /** Sets the border of the fill, in stroke units. Later changes of colour keep it. */
  @Override
  public SvgMobject setFillBorder(double width) {
    border = Preconditions.requireNotNegative("the border of a fill", width);
    return withBorder(this);
  }

  private SvgMobject withBorder(SvgMobject me) {
    return Double.isNaN(border) ? me : restyle(s -> s.withFillBorder(border));
  }

  /** Sets the colour of fill and stroke, and keeps opacities and widths. */
  @Override
  public SvgMobject setColor(Color color) {
    return setStroke(color).recolorFill(color);
  }

  /** Removes all lines and keeps only fills, as manimgl does. */
  public SvgMobject withoutStrokes() {
    forEachPart((part, child) -> child.restyleAlone(s -> s.withStroke(s.stroke().withWidths(0))));
    return this;
  }

  /** Returns the scene units per user unit of the file: the square root of the scale of areas. */
  public double scale() {
    return Math.sqrt(frame.column(0).cross(frame.column(1)).length());
  }

  @Override
  protected void transformSelf(Affine map) {
    frame = frame.then(map);
  }

  @Override
  protected void becomeSelf(Mobject<?> other) {
    super.becomeSelf(other);
    if (other instanceof SvgMobject svg) {
      frame = svg.frame;
      border = svg.border;
    }
  }

  @Override
  protected Tween tweenSelf(Mobject<?> start, Mobject<?> end, MotionPath motion) {
    Tween base = super.tweenSelf(start, end, motion);
    if (!(start instanceof SvgMobject a && end instanceof SvgMobject b)) {
      return base;
    }
    Affine from = a.frame;
    Affine to = b.frame;
    return base.and(alpha -> frame = alpha == 0 ? from : alpha == 1 ? to : from.lerp(to, alpha));
  }
}
