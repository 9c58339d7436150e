package zoetrope.internal.svg.paint;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.w3c.dom.Element;
import zoetrope.frame.Item;
import zoetrope.frame.Paint;
import zoetrope.geometry.Affine;
import zoetrope.geometry.Bounds;
import zoetrope.geometry.Vec;
import zoetrope.internal.svg.document.AspectRatio;
import zoetrope.internal.svg.document.SvgDocument;
import zoetrope.internal.svg.document.SvgElements;
import zoetrope.internal.svg.document.SvgTemplates;
import zoetrope.internal.svg.document.ViewBox;
import zoetrope.internal.svg.shape.SvgContext;
import zoetrope.internal.svg.style.SvgLengths;
import zoetrope.internal.svg.style.SvgStyles;
import zoetrope.internal.svg.style.SvgTransforms;
import zoetrope.svg.model.SvgPart;

/** Converts patterns to paints. The content of a tile becomes display list items. */
final class SvgPatterns {
  private static final int MAX_DEPTH = 3;

  /** The maximum number of parts in all tiles. A tile inside a tile counts each time it is used. */
  private static final int MAX_PARTS = 200_000;

  /**
   * The cost of painting a tile's area once. It is more than 1 because a tile is first drawn to an
   * image that is finer than the output.
   */
  private static final int TILE_COST = 9;

  private final SvgDocument document;
  private final SvgStyles styles;
  private final SvgContent content;
  private final Map<Tile, Drawn> tiles = new HashMap<>();

  /** The greatest depth of the tiles used inside the current tile. */
  private int depth;

  /** The total number of parts of these tiles. */
  private int partCount;

  SvgPatterns(SvgDocument document, SvgStyles styles, SvgContent content) {
    this.document = document;
    this.styles = styles;
    this.content = content;
  }

  /**
   * The content of a tile.
   *
   * @param map the map from the content's units to user units whose origin is the tile's corner
   */
  private record Tile(Element drawn, Affine map, ViewBox viewport) {}

  /**
   * A converted tile.
   *
   * @param depth the nesting depth of tiles in it, including itself
   * @param partCount the number of parts, including those of tiles inside it
   */
  private record Drawn(List<Item> items, int depth, int partCount) {}

  private Paint selfReference(Element pattern) {
    document.note(pattern, "the pattern refers to itself; this reference was left out");
    return Paint.NONE;
  }

  /** Returns the paint of a pattern for a shape with this box in user units. */
  Paint of(Element pattern, Bounds box, SvgContext context) {
    if (context.isUsing(pattern)) {
      return selfReference(pattern);
    }
    SvgTemplates chain = new SvgTemplates(document, pattern);
    Optional<Element> drawn = chain.where(SvgPatterns::hasContent);
    Bounds place = place(chain, box, context);
    Vec size = place.size();
    if (drawn.isEmpty() || !(size.x() > 0 && size.y() > 0)) {
      return Paint.NONE;
    }
    Tile tile = tile(chain, drawn.get(), size, box, context);
    if (tile == null) {
      return Paint.NONE;
    }
    Drawn shown = tiles.get(tile);
    if (shown == null && context.uses("pattern") < MAX_DEPTH) {
      shown = drawn(pattern, tile, context);
      tiles.put(tile, shown);
    }
    if (shown == null
        || context.uses("pattern") + shown.depth > MAX_DEPTH
        || partCount + shown.partCount > MAX_PARTS) {
      document.note(
          pattern,
          "the pattern was left out because patterns are nested too deeply or have too many parts");
      return Paint.NONE;
    }
    depth = Math.max(depth, shown.depth);
    partCount += shown.partCount;
    Affine toUser =
        Affine.translation(place.min())
            .then(
                SvgTransforms.ofAttribute(
                    document, chain.with("patternTransform"), "patternTransform"));
    Affine map = toUser.then(context.map());
    Bounds seen = new Bounds(Vec.ZERO, size).transform(map);
    document.countPainting(pattern, seen, TILE_COST);
    return new Paint.Pattern(shown.items, size, map, 1);
  }

  private static boolean hasContent(Element pattern) {
    return SvgElements.children(pattern).stream().anyMatch(e -> !SvgElements.isDefinition(e));
  }

  /** Returns the area of the first tile, in user units before the pattern's transform. */
  private Bounds place(SvgTemplates chain, Bounds box, SvgContext context) {
    boolean ofBox = !chain.attribute("patternUnits").equals("userSpaceOnUse");
    ViewBox whole = ofBox ? new ViewBox(0, 0, 1, 1) : context.viewport();
    SvgLengths lengths = new SvgLengths(document, context.style().fontSize(), whole);
    Vec corner = Vec.of(lengths.x(chain.with("x"), "x", 0), lengths.y(chain.with("y"), "y", 0));
    Vec size =
        Vec.of(
            lengths.x(chain.with("width"), "width", 0),
            lengths.y(chain.with("height"), "height", 0));
    Bounds place = new Bounds(corner, corner.plus(size));
    return ofBox ? place.transform(SvgContext.unit(box)) : place;
  }

  /** Returns the content of a tile, or null if it has no area. */
  private Tile tile(SvgTemplates chain, Element drawn, Vec size, Bounds box, SvgContext context) {
    Element viewed = chain.with("viewBox");
    if (!SvgElements.attribute(viewed, "viewBox").isEmpty()) {
      double[] numbers = SvgLengths.numbers(document, viewed, "viewBox");
      ViewBox view =
          numbers.length == 4
              ? new ViewBox(numbers[0], numbers[1], numbers[2], numbers[3])
              : new ViewBox(0, 0, 0, 0);
      AspectRatio ratio = AspectRatio.of(chain.attribute("preserveAspectRatio"));
      return view.isEmpty()
          ? null
          : new Tile(drawn, ratio.map(view, 0, 0, size.x(), size.y()), view);
    }
    if (!chain.attribute("patternContentUnits").equals("objectBoundingBox")) {
      return new Tile(drawn, Affine.IDENTITY, context.viewport());
    }
    Vec unit = box.size();
    return unit.x() > 0 && unit.y() > 0
        ? new Tile(drawn, Affine.scaling(unit.x(), unit.y(), 1), new ViewBox(0, 0, 1, 1))
        : null;
  }

  private Drawn drawn(Element pattern, Tile tile, SvgContext context) {
    int depthOutside = depth;
    int partsOutside = partCount;
    depth = 0;
    partCount = 0;
    SvgContext inside =
        context
            .usedBy(pattern)
            .styled(styles.inDocument(tile.drawn))
            .withMap(tile.map)
            .withViewport(tile.viewport)
            .withClip(null)
            .deeper();
    List<SvgPart> all = content.of(tile.drawn, inside);
    List<Item> items = SvgItems.of(all, Affine.IDENTITY, 1);
    Drawn drawn = new Drawn(items, depth + 1, partCount + count(all));
    depth = depthOutside;
    partCount = partsOutside;
    return drawn;
  }

  private static int count(List<SvgPart> parts) {
    int count = parts.size();
    for (SvgPart part : parts) {
      if (part instanceof SvgPart.Layer layer) {
        count += count(layer.parts());
        for (SvgPart.Masking mask : layer.masks()) {
          count += count(mask.parts());
        }
      }
    }
    return count;
  }
}
