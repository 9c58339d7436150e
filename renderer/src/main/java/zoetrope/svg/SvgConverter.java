package zoetrope.svg;

import java.util.ArrayList;
import java.util.List;
import org.w3c.dom.Element;
import zoetrope.frame.BlendMode;
import zoetrope.frame.RasterImage;
import zoetrope.geometry.Affine;
import zoetrope.geometry.Bounds;
import zoetrope.geometry.Path;
import zoetrope.geometry.Vec;
import zoetrope.internal.geometry.TightBounds;
import zoetrope.internal.svg.document.AspectRatio;
import zoetrope.internal.svg.document.SvgDocument;
import zoetrope.internal.svg.document.SvgElements;
import zoetrope.internal.svg.document.SvgFiles;
import zoetrope.internal.svg.document.SvgLimits;
import zoetrope.internal.svg.document.SvgReader;
import zoetrope.internal.svg.document.ViewBox;
import zoetrope.internal.svg.effect.SvgBoxes;
import zoetrope.internal.svg.effect.SvgClips;
import zoetrope.internal.svg.effect.SvgEffects;
import zoetrope.internal.svg.paint.SvgContent;
import zoetrope.internal.svg.paint.SvgPainter;
import zoetrope.internal.svg.paint.SvgPaints;
import zoetrope.internal.svg.shape.SvgAreas;
import zoetrope.internal.svg.shape.SvgContext;
import zoetrope.internal.svg.shape.SvgShapes;
import zoetrope.internal.svg.style.SvgLengths;
import zoetrope.internal.svg.style.SvgStyle;
import zoetrope.internal.svg.style.SvgStyles;
import zoetrope.internal.svg.text.SvgHtmlTexts;
import zoetrope.internal.svg.text.SvgTexts;
import zoetrope.svg.model.SvgException;
import zoetrope.svg.model.SvgPart;

/** A converter that traverses a drawing and converts its elements to parts. */
final class SvgConverter implements SvgContent {
  private static final ViewBox DEFAULT_VIEWPORT = new ViewBox(0, 0, 300, 150);

  private final SvgDocument document;
  private final SvgFiles files;
  private final ViewBox viewport;

  /** Maps user units of the outermost element to the coordinates of the result. */
  private final Affine base;

  /** The edge of the drawing, in the coordinates of the result. */
  private final Path edge;

  private final SvgStyles styles;
  private final SvgBoxes boxes;
  private final SvgClips clips;
  private final SvgMarkers markers;
  private final SvgPainter painter;
  private final SvgEffects effects;
  private final List<SvgPart> parts = new ArrayList<>();

  /** Creates a converter to coordinates with y up. */
  SvgConverter(SvgDocument document, SvgFiles files) {
    this(document, files, viewport(document), Affine.plane(1, 0, 0, -1, 0, 0));
  }

  private SvgConverter(SvgDocument document, SvgFiles files, ViewBox viewport, Affine base) {
    this.document = document;
    this.files = files;
    this.viewport = viewport;
    this.base = base;
    this.edge =
        SvgShapes.box(0, viewport.height(), viewport.width(), -viewport.height()).transform(base);
    document.setArea(edge.bounds().size().x() * edge.bounds().size().y());
    this.styles = new SvgStyles(document, viewport);
    this.boxes = new SvgBoxes(document, styles);
    this.clips = new SvgClips(document, styles);
    this.markers = new SvgMarkers(document, styles, clips);
    this.effects = new SvgEffects(document, styles, boxes, clips, parts, this);
    this.painter = new SvgPainter(document, new SvgPaints(document, styles, this), edge, parts);
  }

  /**
   * Returns the size of the drawing, in user units. Percentages have no base because there is no
   * page. Therefore, a side that is not a length follows from the other side and the aspect ratio
   * of the view box.
   */
  private static ViewBox viewport(SvgDocument document) {
    Element root = document.root();
    boolean boxed = !SvgElements.attribute(root, "viewBox").isEmpty();
    double[] box = boxed ? viewBox(document, root) : null;
    ViewBox natural = boxed ? new ViewBox(0, 0, box[2], box[3]) : DEFAULT_VIEWPORT;
    SvgLengths lengths = new SvgLengths(document, 16, natural);
    double width = lengths.x(root, "width", natural.width());
    double height = lengths.y(root, "height", natural.height());
    boolean wide = isLength(root, "width");
    boolean high = isLength(root, "height");
    if (!boxed || wide && high) {
      return new ViewBox(0, 0, width, height);
    }
    double scale = wide ? width / natural.width() : high ? height / natural.height() : 1;
    return new ViewBox(0, 0, scale * natural.width(), scale * natural.height());
  }

  private static boolean isLength(Element root, String name) {
    String text = SvgElements.attribute(root, name);
    return !text.isEmpty() && !text.equals("auto") && !text.endsWith("%");
  }

  SvgDrawing convert() {
    Element root = document.root();
    if (!viewport.isEmpty()) {
      SvgContext styled = styled(root, SvgContext.initial(base, styles.initial(), viewport));
      SvgContext inside = viewed(root, cut(root, styled), viewport);
      effects.apply(root, inside, () -> children(root, inside.withMasks(List.of())));
    }
    if (parts.isEmpty()
        && document.dom().getElementsByTagNameNS(SvgElements.SVG, "script").getLength() > 0) {
      document.note(root, "<script> is not run, and without it there is nothing to draw");
    }
    Bounds place = new Bounds(Vec.of(0, -viewport.height()), Vec.of(viewport.width(), 0));
    return new SvgDrawing(parts, place, document.notes());
  }

  /**
   * Returns the context clipped to the edge of the drawing. A drawing without a size is not
   * clipped, nor is one whose overflow is visible.
   */
  private SvgContext cut(Element root, SvgContext context) {
    boolean sized =
        root.hasAttributeNS(null, "viewBox")
            || root.hasAttributeNS(null, "width") && root.hasAttributeNS(null, "height");
    return sized && !isVisible(context) ? context.withClip(edge) : context;
  }

  private static boolean isVisible(SvgContext context) {
    return context.style().value("overflow").toString().matches("(?i)visible|auto");
  }

  private void children(Element element, SvgContext context) {
    effects.mask(
        element,
        context.masks(),
        () -> {
          for (Element child : SvgElements.children(element)) {
            visit(child, context);
          }
        });
  }

  @Override
  public List<SvgPart> of(Element element, SvgContext context) {
    int first = parts.size();
    children(element, context);
    return effects.taken(first);
  }

  private void visit(Element element, SvgContext around) {
    if (SvgElements.isDefinition(element)) {
      return;
    }
    document.countConversion(element);
    if (around.depth() > SvgLimits.GROUPS + 2 * SvgLimits.DEPTH) {
      throw document.error(element, "use elements are nested too deep");
    }
    SvgContext context = styled(element, around.deeper());
    if (context.style().word("display").equals("none") || isEmpty(context.clip())) {
      return;
    }
    effects.apply(element, context, () -> draw(element, context.withMasks(List.of())));
  }

  private void draw(Element element, SvgContext context) {
    switch (element.getLocalName()) {
      case "g", "a" -> children(element, context);
      case "switch" -> SvgSwitches.chosen(element).ifPresent(child -> visit(child, context));
      case "svg" -> inner(element, context, null);
      case "use" -> use(element, context);
      case "image" -> image(element, context);
      case "text" -> texts().draw(element, context);
      case "foreignObject" -> new SvgHtmlTexts(document, styles, texts()).draw(element, context);
      default -> shape(element, context);
    }
  }

  private SvgTexts texts() {
    return new SvgTexts(document, styles, painter);
  }

  private static boolean isEmpty(Path clip) {
    return clip != null && clip.isEmpty();
  }

  private SvgContext styled(Element element, SvgContext around) {
    SvgStyle style = styles.of(element, around.style());
    SvgContext context = boxes.styled(element, around, style);
    if (!style.refers("mask") && !style.word("mask").equals("none")) {
      document.note(
          element, "CSS functions in mask are not supported: the element is drawn without a mask");
    }
    return SvgClips.has(style) ? clips.clip(element, context) : context;
  }

  private void shape(Element element, SvgContext context) {
    if (!SvgShapes.isShape(element)) {
      SvgElements.lost(element).ifPresent(what -> document.note(element, what));
      return;
    }
    Path path = SvgShapes.of(document, element, context.lengths(document));
    if (path != null && !path.isEmpty()) {
      Bounds box = TightBounds.of(path);
      painter.paint(element, path, box, context, () -> markers(element, context));
    }
  }

  private void markers(Element element, SvgContext context) {
    if (SvgMarkers.has(element, context.style())) {
      markers.draw(element, context, this::children);
    }
  }

  /**
   * Converts a nested drawing or a symbol. {@code user} is the {@code use} element that sets the
   * size of a symbol; null for a drawing.
   */
  private void inner(Element element, SvgContext context, Element user) {
    Element sized = user == null ? element : user;
    SvgLengths lengths = context.lengths(document);
    double x = user == null ? lengths.x(element, "x", 0) : 0;
    double y = user == null ? lengths.y(element, "y", 0) : 0;
    double width = lengths.x(sized, "width", context.viewport().width());
    double height = lengths.y(sized, "height", context.viewport().height());
    ViewBox place = new ViewBox(x, y, width, height);
    if (place.isEmpty()) {
      return;
    }
    SvgContext clipped =
        isVisible(context) ? context : clips.clip(SvgShapes.box(x, y, width, height), context);
    children(element, viewed(element, clipped, place));
  }

  /** Returns the context inside a viewport, scaled to the element's view box. */
  private SvgContext viewed(Element element, SvgContext context, ViewBox place) {
    if (SvgElements.attribute(element, "viewBox").isEmpty()) {
      Affine shift = Affine.translation(Vec.of(place.x(), place.y()));
      ViewBox same = new ViewBox(0, 0, place.width(), place.height());
      return context.mapped(shift).withViewport(same);
    }
    double[] box = viewBox(document, element);
    ViewBox content = new ViewBox(box[0], box[1], box[2], box[3]);
    AspectRatio ratio = AspectRatio.of(SvgElements.attribute(element, "preserveAspectRatio"));
    Affine map = ratio.map(content, place.x(), place.y(), place.width(), place.height());
    return context.mapped(map).withViewport(content);
  }

  private static double[] viewBox(SvgDocument document, Element element) {
    double[] box = SvgLengths.numbers(document, element, "viewBox");
    if (box.length != 4 || !(box[2] > 0 && box[3] > 0)) {
      throw document.error(
          element,
          "viewBox=\""
              + SvgElements.attribute(element, "viewBox")
              + "\" should be four numbers: x, y, and a width and height over 0");
    }
    return box;
  }

  private void use(Element element, SvgContext context) {
    String reference = SvgElements.href(element);
    Element target = document.target(element, reference);
    if (target == null || context.isUsing(element)) {
      String why =
          target == null ? "the element does not exist" : "the element contains this <use>";
      document.note(element, "<use> of " + reference + " was left out: " + why);
      return;
    }
    Vec shift = context.lengths(document).point(element, "x", "y");
    SvgContext used = context.usedBy(element).mapped(Affine.translation(shift));
    if (target.getLocalName().equals("symbol")) {
      SvgContext inside = styled(target, used.deeper());
      effects.apply(target, inside, () -> inner(target, inside.withMasks(List.of()), element));
    } else {
      visit(target, used);
    }
  }

  private void image(Element element, SvgContext context) {
    if (SvgElements.href(element).isEmpty()
        || !context.style().word("visibility").equals("visible")
        || place(element, 1, 1, context).isEmpty()) {
      return;
    }
    byte[] data = files.bytes(element, SvgElements.href(element));
    if (data != null && SvgFiles.isDrawing(data)) {
      drawing(element, data, context);
    } else if (data != null) {
      picture(element, context);
    }
  }

  /** Draws the SVG drawing of an image element. */
  private void drawing(Element element, byte[] data, SvgContext context) {
    try {
      SvgDocument inner = SvgReader.read(data, "an inner drawing");
      ViewBox size = viewport(inner);
      ViewBox place = place(element, size.width(), size.height(), context);
      if (place.isEmpty() || size.isEmpty()) {
        return;
      }
      AspectRatio aspect = AspectRatio.of(SvgElements.attribute(element, "preserveAspectRatio"));
      Affine map = aspect.map(size, place.x(), place.y(), place.width(), place.height());
      SvgConverter converter =
          new SvgConverter(inner, files.of(inner), size, map.then(context.map()));
      SvgDrawing drawn = converter.convert();
      document.countInner(element, inner);
      drawn.notes().forEach(note -> document.note(element, note));
      SvgPart.Layer all =
          new SvgPart.Layer(
              context.id(element), drawn.parts(), List.of(), null, 1, BlendMode.NORMAL);
      add(element, all, place, aspect, context);
    } catch (SvgException e) {
      document.note(element, e.getMessage() + "; the rest is drawn");
    }
  }

  private void picture(Element element, SvgContext context) {
    RasterImage image = files.picture(element, SvgElements.href(element));
    if (image == null) {
      return;
    }
    double w = image.width();
    double h = image.height();
    ViewBox place = place(element, w, h, context);
    if (place.isEmpty()) {
      return;
    }
    AspectRatio aspect = AspectRatio.of(SvgElements.attribute(element, "preserveAspectRatio"));
    Affine pixels =
        aspect.map(new ViewBox(0, 0, w, h), place.x(), place.y(), place.width(), place.height());
    Affine square = Affine.plane(w / 2, 0, 0, -h / 2, w / 2, h / 2);
    Affine there = square.then(pixels).then(context.map());
    String id = context.id(element);
    SvgPart shown = new SvgPart.Raster(id, image, there, context.opacity());
    add(element, shown, place, aspect, context);
  }

  /** Adds an image, clipped to its place and to the context. */
  private void add(
      Element element, SvgPart picture, ViewBox place, AspectRatio aspect, SvgContext context) {
    if (SvgAreas.areApart(context.clip(), picture.bounds())) {
      return;
    }
    Path cut = SvgShapes.box(place.x(), place.y(), place.width(), place.height());
    SvgPart sliced =
        aspect.slice()
            ? document.counted(element, SvgPart.cut(picture, cut.transform(context.map())))
            : picture;
    boolean whole = SvgAreas.contains(context.clip(), picture.bounds());
    parts.add(whole ? sliced : document.counted(element, SvgPart.cut(sliced, context.clip())));
  }

  /**
   * Returns the rectangle of an image. If one side is missing, it follows from the aspect ratio; if
   * both are, the image has its natural size.
   */
  private ViewBox place(
      Element element, double naturalWidth, double naturalHeight, SvgContext context) {
    SvgLengths lengths = context.lengths(document);
    double width = lengths.x(element, "width", Double.NaN);
    double height = lengths.y(element, "height", Double.NaN);
    double ratio = naturalWidth / naturalHeight;
    double w = !Double.isNaN(width) ? width : Double.isNaN(height) ? naturalWidth : height * ratio;
    double h = Double.isNaN(height) ? w / ratio : height;
    return new ViewBox(lengths.x(element, "x", 0), lengths.y(element, "y", 0), w, h);
  }
}
