package zoetrope.internal.vector;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import zoetrope.color.Color;
import zoetrope.frame.BlendMode;
import zoetrope.frame.Compositing;
import zoetrope.frame.InsetView;
import zoetrope.frame.Item;
import zoetrope.frame.ItemVisitor;
import zoetrope.frame.Leaf;
import zoetrope.frame.Mask;
import zoetrope.frame.Paint;
import zoetrope.frame.RasterImage;
import zoetrope.frame.Resampling;
import zoetrope.frame.Style;
import zoetrope.geometry.Affine;
import zoetrope.geometry.Path;
import zoetrope.internal.raster.outline.Outliner;

/**
 * Turns items into marks, in the same way as the rasterizer's command builder turns them into
 * commands. An item that paths cannot show becomes an image.
 */
final class MarkBuilder implements ItemVisitor<List<Mark>> {
  /**
   * The map from the unit square, with y down, to the square from -1 to 1 that images fill, with y
   * up.
   */
  private static final Affine OF_SQUARE = Affine.plane(2, 0, 0, -2, -1, 1);

  /**
   * Viewers interpolate differently between the pixels of an image. If the pixels are enlarged by
   * more than this factor, the enlarged image is drawn here instead.
   */
  private static final double MAX_ENLARGEMENT = 8;

  /** The maximum number of faces that a player draws one by one. */
  private static final int MAX_FILM_FACES = 300;

  private final Outliner outliner;
  private final int width;
  private final int height;
  private final PartPictures pictures;
  private final DepthMarks depths;

  /** Converts an item inside an inset to an item of the whole frame that looks the same. */
  private final UnaryOperator<Item> inFrame;

  private final ShapeMarks shapes;
  private final TextPlaces texts;

  /** Whether the marks are for a film of paths, which lacks some features of SVG and PDF. */
  private final boolean forFilm;

  private final List<TextRun> runs = new ArrayList<>();

  /**
   * Creates a builder for a drawing of this size.
   *
   * @param pictures draws items that paths cannot show; null if images are not possible, as in
   *     tiles
   * @param texts collects the places of words
   * @param forFilm whether items become images if a {@linkplain ItemMarks film of paths} cannot
   *     show them as paths, or not quickly enough
   */
  MarkBuilder(
      Outliner outliner,
      int width,
      int height,
      PartPictures pictures,
      DepthMarks depths,
      UnaryOperator<Item> inFrame,
      TextPlaces texts,
      boolean forFilm) {
    this.texts = texts;
    this.forFilm = forFilm;
    this.outliner = outliner;
    this.width = width;
    this.height = height;
    this.pictures = pictures;
    this.depths = depths;
    this.inFrame = inFrame;
    this.shapes = new ShapeMarks(outliner, width, height, this::tile, forFilm);
  }

  /** Returns the marks of items, back to front; null if one needs an image that is impossible. */
  List<Mark> all(List<Item> items) {
    List<Mark> marks = new ArrayList<>();
    for (Item item : items) {
      List<Mark> itemMarks = of(item);
      if (itemMarks == null) {
        return null;
      }
      marks.addAll(itemMarks);
    }
    return marks;
  }

  /** Returns the marks of an item; null if it needs an image that is impossible. */
  List<Mark> of(Item item) {
    boolean isPlaced = item.members() != null || outliner.place(item);
    return isPlaced ? item.accept(this) : List.of();
  }

  @Override
  public List<Mark> shape(Item.Shape shape) {
    if (shape.isFace()) {
      return face(shape);
    }
    texts.note(shape, outliner);
    return path(shape, shape.style());
  }

  /** Returns the marks of a path that the outliner has placed, in any style. */
  private List<Mark> path(Item.Shape shape, Style style) {
    List<Mark> marks = shapes.of(shape.path(), shape.transform(), style);
    return orImage(marks, shape, "a paint in perspective");
  }

  private List<Mark> orImage(List<Mark> marks, Item item, String reason) {
    if (marks != null) {
      return marks;
    }
    if (pictures == null) {
      return null;
    }
    noteTexts(item);
    Mark picture = pictures.of(inFrame.apply(item), reason);
    return picture == null ? List.of() : List.of(picture);
  }

  /** Records the words in an item that became an image, so that they can be searched. */
  private void noteTexts(Item item) {
    for (Leaf leaf : Leaf.of(List.of(item))) {
      if (leaf.item() != item && leaf.item() instanceof Item.Shape s && outliner.place(s)) {
        texts.note(s, outliner);
      }
    }
  }

  /** Returns the words that are visible. */
  List<TextRun> texts() {
    return Stream.concat(texts.runs().stream(), runs.stream()).toList();
  }

  private List<Mark> face(Item.Shape face) {
    Style style = face.style();
    if (!(style.fill() instanceof Paint.Solid solid) || solid.color().alpha() == 1) {
      Style outset =
          style.withFillBorder(style.fill().isInvisible() ? 0 : 1 / outliner.strokeUnit());
      return path(face, outset);
    }
    // In films, a translucent face is a path, because an image of each face in each frame would
    // take more time and space than all the rest. Faint seams between faces remain.
    return forFilm || solid.color().alpha() == 0
        ? shapes.of(face.path(), face.transform(), style)
        : orImage(null, face, "a translucent face of a surface");
  }

  @Override
  public List<Mark> mesh(Item.Mesh mesh) {
    if (mesh.opacity() == 0) {
      return List.of();
    }
    if (mesh.opacity() < 1) {
      return orImage(null, mesh, "a translucent surface");
    }
    if (forFilm && mesh.order().length > MAX_FILM_FACES) {
      return orImage(null, mesh, "a surface with many faces");
    }
    List<Mark> marks = new ArrayList<>();
    for (int i : mesh.order()) {
      Color color = Color.ofArgb(mesh.colors()[i] | 0xFF000000);
      marks.addAll(shapes.ofFace(mesh.polygons().path(i), color));
    }
    return marks;
  }

  @Override
  public List<Mark> image(Item.Image image) {
    if (image.opacity() == 0) {
      return List.of();
    }
    Affine place = outliner.exactPlane(OF_SQUARE);
    if (place == null) {
      return orImage(null, image, "an image in perspective");
    }
    boolean smooth = image.resampling() != Resampling.NEAREST;
    if (smooth && pictures != null && enlargement(image.source(), place) > MAX_ENLARGEMENT) {
      return orImage(null, image, "a greatly enlarged image");
    }
    Mark mark = new Mark.Picture(image.source(), place, smooth);
    boolean whole =
        image.outline().bounds().equals(Item.SQUARE) && image.outline().curveCount() == 4;
    if (image.opacity() >= 1 && whole) {
      return List.of(mark);
    }
    Path clip = whole ? null : outliner.exact(image.outline());
    double opacity = Math.min(1, image.opacity());
    return List.of(new Mark.Group(List.of(mark), opacity, BlendMode.NORMAL, clip, null));
  }

  /** Returns the larger side of an image's pixel, in pixels of the drawing. */
  private static double enlargement(RasterImage source, Affine place) {
    double across = place.column(0).length() / source.width();
    double down = place.column(1).length() / source.height();
    return Math.max(across, down);
  }

  @Override
  public List<Mark> inset(Item.Inset inset) {
    Path frame = inset.opacity() > 0 ? outliner.area(Outliner.square()) : null;
    Outliner inner = frame == null ? null : outliner.within(inset.view());
    if (inner == null) {
      return List.of();
    }
    UnaryOperator<Item> around =
        item ->
            inFrame.apply(
                new Item.Inset(showing(inset.view(), item), inset.transform(), 1, inset.fixed()));
    MarkBuilder within =
        new MarkBuilder(
            inner, width, height, pictures, depths, around, texts.within(inset.view()), forFilm);
    List<Mark> marks = new ArrayList<>();
    Color background = inset.view().background();
    if (background.alpha() > 0) {
      marks.add(new Mark.Fill(frame, new Ink.Flat(background), 0));
    }
    List<Mark> shown = within.all(inset.view().items());
    if (shown == null) {
      return null;
    }
    marks.addAll(shown);
    runs.addAll(within.texts());
    double opacity = Math.min(1, inset.opacity());
    return List.of(new Mark.Group(marks, opacity, BlendMode.NORMAL, frame, null));
  }

  private static InsetView showing(InsetView view, Item item) {
    return new InsetView(
        List.of(item),
        view.camera(),
        view.fixedCamera(),
        view.aspect(),
        view.strokeScale(),
        Color.TRANSPARENT);
  }

  @Override
  public List<Mark> depthGroup(Item.DepthGroup group) {
    boolean isPainted = depths != null && !(forFilm && hasMesh(group));
    List<Item> painted = isPainted ? depths.inPaintersOrder(group, inFrame) : null;
    return painted == null
        ? orImage(null, group, "objects in space that hide one another")
        : all(painted);
  }

  private static boolean hasMesh(Item.DepthGroup group) {
    return group.items().stream().anyMatch(Item.Mesh.class::isInstance);
  }

  @Override
  public List<Mark> layer(Item.Layer layer) {
    Compositing how = layer.compositing();
    if (how.opacity() == 0) {
      return List.of();
    }
    List<Mark> marks = masked(layer);
    if (marks == null || marks.isEmpty() || how.opacity() == 1 && how.blend() == BlendMode.NORMAL) {
      return marks;
    }
    return List.of(new Mark.Group(marks, how.opacity(), how.blend(), null, null));
  }

  /** Returns the marks of a layer before its opacity and blend mode are applied. */
  private List<Mark> masked(Item.Layer layer) {
    Compositing how = layer.compositing();
    Item.Layer plain =
        new Item.Layer(layer.items(), how.withOpacity(1).withBlend(BlendMode.NORMAL));
    if (how.strength() == 0) {
      return all(layer.items());
    }
    if (how.filter() != null) {
      return orImage(null, plain, "a filter");
    }
    boolean partly = how.strength() < 1 && !how.masks().isEmpty();
    if (partly || how.masks().stream().anyMatch(m -> !isSupported(m.kind()))) {
      return orImage(null, plain, "a mask that SVG and PDF do not support");
    }
    List<Mark> marks = all(layer.items());
    for (Mask mask : how.masks()) {
      if (marks == null || marks.isEmpty()) {
        return marks;
      }
      marks = masked(marks, mask);
    }
    return marks;
  }

  private boolean isSupported(Mask.Kind kind) {
    return kind == Mask.Kind.ALPHA || kind == Mask.Kind.LUMINANCE && !forFilm;
  }

  private List<Mark> masked(List<Mark> marks, Mask mask) {
    List<Mark> veil = all(mask.items());
    if (veil == null) {
      return null;
    }
    if (veil.isEmpty()) {
      return List.of();
    }
    boolean clips =
        mask.kind() == Mask.Kind.ALPHA
            && veil.size() == 1
            && veil.get(0) instanceof Mark.Fill fill
            && fill.border() == 0
            && fill.ink().opacity() == 1
            && !(fill.ink() instanceof Ink.Tiles);
    return List.of(
        clips
            ? Mark.Group.clipped(marks, veil.get(0).path())
            : Mark.Group.veiled(marks, new Mark.Veil(veil, mask.kind())));
  }

  /** Returns the marks of the tile of a pattern; null if one of them needs an image. */
  private List<Mark> tile(List<Item> items, Outliner ofTile) {
    if (forFilm) {
      return null;
    }
    int endless = Integer.MAX_VALUE / 2;
    TextPlaces none = new TextPlaces(Map.of(), Map.of());
    return new MarkBuilder(ofTile, endless, endless, null, null, item -> item, none, false)
        .all(items);
  }
}
